import { CONVERSATION_TITLE_CHARACTERS } from "@atrium/shared-contracts/spec";
import { firstCharacters } from "@atrium/shared-contracts/wire";
import { oneLine } from "../../text/clean-line.ts";

const PREVIEW_CHARACTERS = 140;

const oneSpaced = (text: string) => oneLine(text).replaceAll(/\s+/g, " ");

/** The part of the last message that the conversation list shows. */
export const preview = (text: string) => firstCharacters(oneSpaced(text), PREVIEW_CHARACTERS);

/** What stands for a message that has only files. */
export const fileNames = (files: readonly { readonly name: string }[]) => files.map(({ name }) => name).join(", ");

/** A conversation's title, taken from its first message. */
export function titleFrom(text: string): string {
  const line = oneSpaced(text);
  const title = firstCharacters(line, CONVERSATION_TITLE_CHARACTERS);
  return title.length < line.length ? `${title}...` : title;
}

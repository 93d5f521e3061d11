import { CONVERSATION_TITLE_CHARACTERS } from "@atrium/shared-contracts/spec";
import { firstCharacters, plainText } from "@atrium/shared-contracts/wire";
import { oneLine } from "../../text/clean-line.ts";
import { plainFormulas } from "./plain-formulas.ts";

const PREVIEW_CHARACTERS = 140;

const oneSpaced = (text: string) => oneLine(text).replaceAll(/\s+/g, " ");

/** More than a preview's text has with all its marks, as a rule. */
const PREVIEWED_CHARACTERS = 2_000;

/** The part of the last message that the conversation list shows, without the marks of Markdown and formulas. */
export function preview(text: string): string {
  const plain = plainText(plainFormulas(firstCharacters(text, PREVIEWED_CHARACTERS)));
  return firstCharacters(oneSpaced(plain), PREVIEW_CHARACTERS);
}

/** What stands for a message that has only files. */
export const fileNames = (files: readonly { readonly name: string }[]) => files.map(({ name }) => name).join(", ");

/** A conversation's title, taken from its first message. */
export function titleFrom(text: string): string {
  const line = oneSpaced(text);
  const title = firstCharacters(line, CONVERSATION_TITLE_CHARACTERS);
  return title.length < line.length ? `${title}...` : title;
}

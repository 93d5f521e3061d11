import { CONVERSATION_TITLE_CHARACTERS } from "@atrium/shared-contracts/spec";
import { firstCharacters } from "@atrium/shared-contracts/wire";

const PREVIEW_CHARACTERS = 140;

/** The part of the last message that the conversation list shows. */
export const preview = (text: string) => firstCharacters(text.trim().replaceAll(/\s+/g, " "), PREVIEW_CHARACTERS);

/** A conversation's title, taken from its first message. */
export function titleFrom(text: string): string {
  const trimmed = text.trim();
  const title = firstCharacters(trimmed, CONVERSATION_TITLE_CHARACTERS);
  return title.length < trimmed.length ? `${title}...` : title;
}

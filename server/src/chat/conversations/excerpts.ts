import { CONVERSATION_TITLE_CHARACTERS } from "@atrium/shared-contracts";
import { firstCharacters } from "@atrium/shared-contracts/wire";

const PREVIEW_CHARACTERS = 140;

/** What the list of conversations shows of the last message. */
export const preview = (text: string) => firstCharacters(text.trim().replaceAll(/\s+/g, " "), PREVIEW_CHARACTERS);

/** What a conversation is called after its first message. */
export function titleFrom(text: string): string {
  const trimmed = text.trim();
  const title = firstCharacters(trimmed, CONVERSATION_TITLE_CHARACTERS);
  return title.length < trimmed.length ? `${title}...` : title;
}

import {
  CONVERSATION_TITLE_CHARACTERS,
  DEFAULT_CONVERSATION_TITLE,
  UNTITLED_CONVERSATION_TITLE,
} from "@atrium/shared-contracts/spec";
import { firstCharacters } from "@atrium/shared-contracts/wire/chat";

/** Title of a new conversation: the beginning of its first message on one line, plus "..." if cut. */
export function titleFromMessage(message: string): string {
  const text = message.trim().replaceAll(/\s+/g, " ");
  if (text === "") return DEFAULT_CONVERSATION_TITLE;
  const title = firstCharacters(text, CONVERSATION_TITLE_CHARACTERS);
  return title.length < text.length ? `${title}...` : title;
}

/** Title of a loaded conversation. */
export const loadedTitle = (title: string | undefined) => title?.trim() || UNTITLED_CONVERSATION_TITLE;

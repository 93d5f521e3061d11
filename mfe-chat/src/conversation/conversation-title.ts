import {
  CONVERSATION_TITLE_CHARACTERS,
  DEFAULT_CONVERSATION_TITLE,
  UNTITLED_CONVERSATION_TITLE,
} from "@atrium/shared-contracts";

/** Title of a new conversation: the beginning of its first message, "..." if that is cut. */
export function titleFromMessage(message: string): string {
  const characters = Array.from(message.trim().replace(/\s+/g, " "));
  if (characters.length === 0) return DEFAULT_CONVERSATION_TITLE;
  const title = characters.slice(0, CONVERSATION_TITLE_CHARACTERS).join("");
  return characters.length > CONVERSATION_TITLE_CHARACTERS ? `${title}...` : title;
}

/** Title of a conversation that was loaded. */
export const loadedTitle = (title: string | undefined) => title?.trim() || UNTITLED_CONVERSATION_TITLE;

import { CONVERSATION_TITLE_CHARACTERS } from "@atrium/shared-contracts/spec";
import { firstCharacters } from "@atrium/shared-contracts/wire/chat";

const lengthOf = (text: string) => Array.from(text).length;

/** What `mark` makes of the title, at most as long as a title is by itself: a longer one is cut, with an ellipsis. */
export function copyTitle(title: string, mark: (title: string) => string): string {
  const room = CONVERSATION_TITLE_CHARACTERS - lengthOf(mark(""));
  return mark(lengthOf(title) <= room ? title : `${firstCharacters(title, room - 1).trimEnd()}…`);
}

import { beginningOf, excerptOf, plainText } from "@atrium/shared-contracts/wire";

/**
 * The excerpt that a search result shows: the message's words without Markdown syntax. When the match is inside the syntax
 * itself, such as a link's address, the syntax is shown.
 */
export function snippetOf(text: string, words: readonly string[]): string {
  const shown = plainText(text);
  return excerptOf(shown, words) ?? excerptOf(text, words) ?? beginningOf(shown);
}

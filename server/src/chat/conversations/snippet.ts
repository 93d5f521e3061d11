import { beginningOf, excerptOf, plainText } from "@atrium/shared-contracts/wire";

/**
 * What a hit shows of its message: its words without the marks of markdown. Where the searched word stands in a mark, in a link's address for
 * example, the marks are shown.
 */
export function snippetOf(text: string, words: readonly string[]): string {
  const shown = plainText(text);
  return excerptOf(shown, words) ?? excerptOf(text, words) ?? beginningOf(shown);
}

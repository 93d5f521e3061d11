import { lazyCode } from "@atrium/shared-ui";

/** All of HTML's names of characters (`&hearts;`). Lazy because they're a fifth of the renderer, and replies hardly ever have any. */
export const namedCharacters = lazyCode(
  () => import("character-entities").then(({ characterEntities }) => characterEntities),
  "Characters with names are shown as written:",
);

/** Whether a text may have such names. */
export const holdsName = (text: string) => /&[a-z][a-z\d]*;/i.test(text);

/**
 * Decodes a name without `&` and `;`; false if it's unknown, or hasn't loaded yet. The build gives it to the Markdown parser instead of the package
 * `decode-named-character-reference`.
 */
export function decodeNamedCharacterReference(name: string): string | false {
  const known = namedCharacters.current();
  return (known && Object.hasOwn(known, name) && known[name]) || false;
}

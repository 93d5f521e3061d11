import type { TextLanguage } from "@atrium/shared-contracts";

/** Texts that are the same as in English, by text: in which languages, and why. Nothing else may be. */
const SAME_WORDS: Readonly<Record<string, { readonly in: readonly TextLanguage[] | "all"; readonly why: string }>> = {
  Atrium: { in: "all", why: "the product's name" },
  "name@example.com": { in: "all", why: "the shape of an address, in the domain kept for examples" },
};

/** Whether a text may read as in English in a language. */
export function isSameOnPurpose(text: string, language: TextLanguage): boolean {
  const same = SAME_WORDS[text];
  return same !== undefined && (same.in === "all" || same.in.includes(language));
}

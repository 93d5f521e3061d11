import type { TextLanguage } from "@atrium/shared-contracts/spec";

/** Texts that are the same as in English: in which languages, and why. No other text may be, and every entry here must be needed. */
export const SAME_WORDS: Readonly<
  Record<string, { readonly in: readonly TextLanguage[] | "all"; readonly why: string }>
> = {
  Atrium: { in: "all", why: "the product's name" },
  Ctrl: { in: ["es", "fr", "it", "pt", "ru", "ja", "ko", "vi", "zh-CN"], why: "what the key says" },
  Enter: { in: ["de", "pt", "ru", "ja", "ko", "vi", "zh-CN"], why: "what the key says" },
  Shift: { in: ["pt", "ru", "ja", "ko", "vi", "zh-CN"], why: "what the key says" },
  "name@example.com": { in: "all", why: "the shape of an address, in the domain kept for examples" },
  Chat: { in: ["es", "de", "it", "pt"], why: "the usual word there, too" },
  Chats: { in: ["es", "de", "pt"], why: "the usual word there, too" },
  Email: { in: ["vi", "it"], why: "the usual word there, too" },
  Feedback: { in: ["de", "it", "pt"], why: "the usual word there, too" },
  Version: { in: ["de", "fr"], why: "spelt the same" },
  System: { in: ["de"], why: "spelt the same" },
  Name: { in: ["de"], why: "spelt the same" },
  Cause: { in: ["fr"], why: "spelt the same" },
  Type: { in: ["fr"], why: "spelt the same" },
  Actions: { in: ["fr"], why: "spelt the same" },
  Notifications: { in: ["fr"], why: "spelt the same" },
  Conversations: { in: ["fr"], why: "spelt the same" },
  Messages: { in: ["fr"], why: "spelt the same" },
  "Messages ({{hotkey}})": { in: ["fr"], why: "spelt the same" },
  "{{count, number}} message": { in: ["fr"], why: "spelt the same" },
  "{{count, number}} messages": { in: ["fr"], why: "spelt the same" },
  Assistant: { in: ["fr"], why: "spelt the same" },
  Suggestions: { in: ["fr"], why: "spelt the same" },
  Image: { in: ["fr"], why: "spelt the same" },
  Conversation: { in: ["fr"], why: "spelt the same" },
  Description: { in: ["fr"], why: "spelt the same" },
  Violet: { in: ["fr"], why: "spelt the same" },
  Stock: { in: ["fr"], why: "spelt the same" },
  App: { in: ["de", "it", "pt"], why: "the usual word there, too" },
  Details: { in: ["de"], why: "spelt the same" },
  Idea: { in: ["es", "it"], why: "spelt the same" },
  General: { in: ["es"], why: "spelt the same" },
  Color: { in: ["es"], why: "spelt the same" },
  Formal: { in: ["es", "pt"], why: "spelt the same" },
  Account: { in: ["it"], why: "the usual word there, too" },
  Password: { in: ["it"], why: "the usual word there, too" },
  Privacy: { in: ["it"], why: "the usual word there, too" },
  File: { in: ["it"], why: "the usual word there, too" },
  Home: { in: ["it"], why: "the usual word there, too" },
  Marketplace: { in: ["it", "pt"], why: "the usual word there, too" },
};

/** Whether a text is allowed to be the same as in English in a language. */
export function isSameOnPurpose(text: string, language: TextLanguage): boolean {
  const same = SAME_WORDS[text];
  return same !== undefined && (same.in === "all" || same.in.includes(language));
}

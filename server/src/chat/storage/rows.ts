import type { conversations, messages, turns } from "./tables.ts";

/** Without what lists don't need. */
export type ConversationRow = Omit<typeof conversations.$inferSelect, "settings">;
export type MessageRow = typeof messages.$inferSelect;
export type TurnRow = typeof turns.$inferSelect;
/** A message and the versions of it, itself included, in the order in which they were written. */
export type StoredMessage = MessageRow & { readonly versions: readonly string[] };

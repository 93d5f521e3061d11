import type { conversations, messages, turns } from "./tables.ts";

export type ConversationRow = typeof conversations.$inferSelect;
export type MessageRow = typeof messages.$inferSelect;
export type TurnRow = typeof turns.$inferSelect;
/** A message and the versions of it, itself included, in the order in which they were written. */
export type StoredMessage = MessageRow & { readonly versions: readonly string[] };

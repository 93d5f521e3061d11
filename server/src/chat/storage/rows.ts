import type { conversations, messages, turns } from "./tables.ts";

export type ConversationRow = typeof conversations.$inferSelect;
export type MessageRow = typeof messages.$inferSelect;
export type TurnRow = typeof turns.$inferSelect;
/** A message and, for a failed reply, the reason. */
export type StoredMessage = MessageRow & { readonly failure: TurnRow["errorCode"] };

import type { MessageVersions } from "@atrium/shared-contracts/wire";
import type { conversations, messages, turns } from "./tables.ts";

/** Without what lists don't need. */
export type ConversationRow = Omit<typeof conversations.$inferSelect, "settings">;
export type MessageRow = typeof messages.$inferSelect;
export type TurnRow = typeof turns.$inferSelect;
/** A message and its place among its versions, unless it's the only one. */
export type StoredMessage = MessageRow & { readonly versions: MessageVersions | undefined };

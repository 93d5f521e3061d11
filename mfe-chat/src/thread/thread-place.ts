import type { ThreadRow } from "./thread-row.ts";

/** A row and how far below the upper edge of what is seen it begins. Pixels. */
export interface HeldRow {
  readonly rowKey: string;
  readonly lead: number;
}

/** Where a person reads in a thread. The end moves with what is added; a row stays where it is. */
export type ThreadPlace = "end" | HeldRow;

/** Where a person was in each visit of a conversation, while it stays open. */
export type ThreadPlaces = Map<string, ThreadPlace>;

/** A message that the address leads to. */
export interface FoundMessage {
  readonly messageId: string;
  /** Another visit leads to it anew. */
  readonly visit: string;
}

/** Index of the row that shows a stored message; -1 while none does. */
export const rowOfMessage = (rows: readonly ThreadRow[], messageId: string | undefined) =>
  messageId === undefined
    ? -1
    : rows.findIndex((row) => (row.kind === "user" || row.kind === "reply") && row.message.id === messageId);

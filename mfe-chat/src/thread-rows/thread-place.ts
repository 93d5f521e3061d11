import type { ThreadRow } from "./thread-row.ts";

/** A row, and how far below the top of the viewport it starts. Pixels. */
export interface HeldRow {
  readonly rowKey: string;
  readonly lead: number;
  /** It's held only until what's below it needs more than the room that it has on the screen. From then on, the end is followed. */
  readonly untilFull?: true;
  /** It's the message that was just linked to. What was searched for in it may be further down. */
  readonly isArrival?: true;
}

/** The user's position in a thread. "end" follows what's added; a row stays in place. */
export type ThreadPlace = "end" | HeldRow;

/** The user's position in each visit to a conversation, kept while it stays open. */
export type ThreadPlaces = Map<string, ThreadPlace>;

/** A message linked in the URL. */
export interface FoundMessage {
  readonly messageId: string;
  /** A new visit scrolls to it again. */
  readonly visit: string;
  /** What was searched for when it was found. */
  readonly searched: string | undefined;
}

/** Index of the row with a stored message, or -1. */
export const rowOfMessage = (rows: readonly ThreadRow[], messageId: string | undefined) =>
  messageId === undefined
    ? -1
    : rows.findIndex((row) => (row.kind === "user" || row.kind === "reply") && row.message.id === messageId);

/** The message of a row's key: a user message itself, or the one that a reply answers. */
export const messageOfKey = (rowKey: string) => rowKey.replace(/^reply:/, "");

import { ApiError } from "../../errors/api-error.ts";
import { readCursor, writeCursor } from "../../paging/cursor.ts";
import { readTimedCursor, timedCursor } from "../../paging/timed-cursor.ts";

/** A position in the conversation list: the last entry's time and id. */
export type ListPlace = { readonly lastMessageAt: Date; readonly id: string };

export const listCursor = ({ lastMessageAt, id }: ListPlace): string => timedCursor(lastMessageAt, id);

/** @throws {ApiError} `invalid_cursor` */
export function readListCursor(cursor: string): ListPlace {
  const { at, id } = readTimedCursor(cursor);
  return { lastMessageAt: at, id };
}

export const messageCursor = (seq: number): string => writeCursor(String(seq));

/** @throws {ApiError} `invalid_cursor` */
export function readMessageCursor(cursor: string): number {
  const seq = readCursor(cursor);
  if (!/^\d{1,15}$/.test(seq)) throw new ApiError("invalid_cursor");
  return Number(seq);
}

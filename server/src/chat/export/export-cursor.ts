import { ApiError } from "../../errors/api-error.ts";
import { readTimedCursor, timedCursor } from "../../paging/timed-cursor.ts";

/** Where the next page begins: in a conversation, after the message with the number `seq`, or after the conversation. */
export interface ExportPlace {
  readonly createdAt: Date;
  readonly id: string;
  readonly seq: number | null;
}

export const exportCursor = ({ createdAt, id, seq }: ExportPlace): string =>
  timedCursor(createdAt, id, String(seq ?? ""));

/** @throws {ApiError} `invalid_cursor` */
export function readExportCursor(cursor: string): ExportPlace {
  const { at, id, within: seq } = readTimedCursor(cursor);
  if (!/^\d{0,15}$/.test(seq)) throw new ApiError("invalid_cursor");
  return { createdAt: at, id, seq: seq === "" ? null : Number(seq) };
}

import { ApiError } from "../errors/api-error.ts";
import { isUuid } from "../ids/uuid.ts";
import { readCursor, writeCursor } from "./cursor.ts";

/** A cursor for a list that's ordered by time and id. `within` is a place in that entry. */
export const timedCursor = (at: Date, id: string, within = ""): string =>
  writeCursor(`${at.getTime()}|${id}|${within}`);

/** @throws {ApiError} `invalid_cursor`. Anything may be in `within`. */
export function readTimedCursor(cursor: string): { readonly at: Date; readonly id: string; readonly within: string } {
  const [time = "", id = "", within = ""] = readCursor(cursor).split("|");
  if (!/^\d{1,15}$/.test(time) || !isUuid(id)) throw new ApiError("invalid_cursor");
  return { at: new Date(Number(time)), id, within };
}

import { ApiError } from "../http/errors.ts";

/** A place in the conversation list: the last entry's time and id. */
export type ListPlace = { readonly lastMessageAt: Date; readonly id: string };

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const listCursor = ({ lastMessageAt, id }: ListPlace): string =>
  Buffer.from(`${lastMessageAt.getTime()}|${id}`).toString("base64url");

/** @throws {ApiError} `invalid_cursor` */
export function readListCursor(cursor: string): ListPlace {
  const [time = "", id = ""] = Buffer.from(cursor, "base64url").toString("utf8").split("|");
  if (!/^\d{1,15}$/.test(time) || !UUID.test(id)) throw new ApiError("invalid_cursor");
  return { lastMessageAt: new Date(Number(time)), id };
}

export const messageCursor = (seq: number): string => Buffer.from(String(seq)).toString("base64url");

/** @throws {ApiError} `invalid_cursor` */
export function readMessageCursor(cursor: string): number {
  const seq = Buffer.from(cursor, "base64url").toString("utf8");
  if (!/^\d{1,15}$/.test(seq)) throw new ApiError("invalid_cursor");
  return Number(seq);
}

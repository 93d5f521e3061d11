/** Encodes a place in a list as an opaque cursor for clients that's safe in a query. */
export const writeCursor = (place: string): string => Buffer.from(place).toString("base64url");

/** Decodes a cursor's place. The result is untrusted, so validate it. */
export const readCursor = (cursor: string): string => Buffer.from(cursor, "base64url").toString("utf8");

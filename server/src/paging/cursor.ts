/** What names a place in a list, as clients get it: opaque, and safe in a query. */
export const writeCursor = (place: string): string => Buffer.from(place).toString("base64url");

/** The place that a cursor names. Anybody may have written it: check what it says. */
export const readCursor = (cursor: string): string => Buffer.from(cursor, "base64url").toString("utf8");

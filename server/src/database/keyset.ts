import { type SQL, sql } from "drizzle-orm";
import * as z from "zod/mini";
import { ApiError } from "../errors/api-error.ts";
import { isUuid } from "../ids/uuid.ts";
import { readCursor, writeCursor } from "../paging/cursor.ts";

/** A sort order: by one value, then by id, so that no two rows share a position. */
export type Order = {
  readonly name: string;
  readonly value: SQL;
  /** The value's SQL type. */
  readonly type: "int" | "float8" | "text" | "timestamptz";
  readonly direction: "asc" | "desc";
};

const Place = z.tuple([z.string(), z.string(), z.string()]);

/** A row's value as the text that goes into a cursor; select it along with the row. */
export const placeOf = ({ value, type }: Order): SQL<string> =>
  type === "timestamptz"
    ? sql<string>`to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
    : sql<string>`(${value})::text`;

/** The cursor for the end of a page: the order, and the last row's place and id. */
export const cursorOf = (order: Order, place: string, id: string): string =>
  writeCursor(JSON.stringify([order.name, place, id]));

export const orderBy = ({ value, direction }: Order, id: SQL): SQL =>
  direction === "asc" ? sql`${value} asc, ${id} asc` : sql`${value} desc, ${id} desc`;

/**
 * Selects the rows after a cursor. Ids sort in the same direction as values, so one comparison of pairs is enough.
 * @throws ApiError `invalid_cursor` when the text isn't a cursor of this order
 */
export function after(order: Order, id: { column: SQL; type: "text" | "uuid" }, cursor: string | undefined) {
  if (cursor === undefined) return undefined;
  const [name, value, last] = readPlace(cursor);
  if (name !== order.name || !fits(order.type, value) || !fits(id.type, last)) throw new ApiError("invalid_cursor");
  const place = sql`(${value}::${sql.raw(order.type)}, ${last}::${sql.raw(id.type)})`;
  const row = sql`(${order.value}, ${id.column})`;
  return order.direction === "asc" ? sql`${row} > ${place}` : sql`${row} < ${place}`;
}

function readPlace(cursor: string): z.infer<typeof Place> {
  try {
    return Place.parse(JSON.parse(readCursor(cursor)));
  } catch (error) {
    throw new ApiError("invalid_cursor", { cause: error });
  }
}

const MOMENT = /^(19|20|21)\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** Whether PostgreSQL can read the text as the type. */
function fits(type: Order["type"] | "uuid", text: string): boolean {
  switch (type) {
    case "int":
      return /^-?\d{1,10}$/.test(text) && Math.abs(Number(text)) < 2 ** 31;
    case "float8":
      return /^-?\d{1,10}(\.\d{1,20})?$/.test(text);
    case "text":
      return text.isWellFormed() && !text.includes("\0");
    case "uuid":
      return isUuid(text);
    case "timestamptz":
      return MOMENT.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString() === text;
  }
}

import { type Column, sql } from "drizzle-orm";
import { check } from "drizzle-orm/pg-core";

/** Lets a column hold these values alone (and null, where it may be null). */
export const oneOf = (name: string, column: Column, values: readonly string[]) =>
  check(name, sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(", "))})`);

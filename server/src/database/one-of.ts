import { type Column, sql } from "drizzle-orm";
import { check } from "drizzle-orm/pg-core";

/** A constraint that limits a column to these values (and null, if it's nullable). */
export const oneOf = (name: string, column: Column, values: readonly string[]) =>
  check(name, sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(", "))})`);

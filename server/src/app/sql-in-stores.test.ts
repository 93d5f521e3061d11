import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "@jest/globals";

const SOURCES = fileURLToPath(new URL("..", import.meta.url));
/** Where a domain's statements and its tables are; the column that every table of an account has is shared. */
const STORES = /(-store|(^|\/)tables)\.ts$|^database\/|^auth\/owner-column\.ts$/;

it("SQL is written in stores, tables and the database's own folder alone", () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".ts") && !file.endsWith(".test.ts") && !/(^|\/)testing\//.test(file),
  );
  const withSql = files.filter((file) => readFileSync(join(SOURCES, file), "utf8").includes('from "drizzle-orm'));
  expect(withSql.length).toBeGreaterThan(10);
  expect(withSql.filter((file) => !STORES.test(file))).toEqual([]);
});

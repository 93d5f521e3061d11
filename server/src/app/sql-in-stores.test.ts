import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "@jest/globals";

const SOURCES = fileURLToPath(new URL("..", import.meta.url));
/** The files that may contain SQL: stores, tables, the database's folder, and the shared owner column. */
const STORES = /(-store|(^|\/)tables)\.ts$|^database\/|^auth\/owner-column\.ts$/;

it("SQL appears only in stores, tables and the database's own folder", () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".ts") && !file.endsWith(".test.ts") && !/(^|\/)testing\//.test(file),
  );
  const withSql = files.filter((file) => readFileSync(join(SOURCES, file), "utf8").includes('from "drizzle-orm'));
  expect(withSql.length).toBeGreaterThan(10);
  expect(withSql.filter((file) => !STORES.test(file))).toEqual([]);
});

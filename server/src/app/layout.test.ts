import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "@jest/globals";

const SOURCES = fileURLToPath(new URL("..", import.meta.url));
const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter(
  (file) => file.endsWith(".ts") && !file.endsWith(".test.ts") && !/(^|\/)testing\//.test(file),
);
const textOf = (file: string) => readFileSync(join(SOURCES, file), "utf8");

/** Which folders each folder imports from, types included; folders deeper than `depth` count as the one above. */
function importsOf(depth: number): Map<string, Set<string>> {
  const folderOf = (file: string) => dirname(file).split("/").slice(0, depth).join("/");
  const imports = new Map<string, Set<string>>();
  for (const file of files) {
    for (const [, target = ""] of textOf(file).matchAll(/(?:from|import\()\s*"(\.[^"]+\.ts)"/g)) {
      const [from, to] = [folderOf(file), folderOf(normalize(join(dirname(file), target)))];
      if (from !== to) imports.set(from, (imports.get(from) ?? new Set()).add(to));
    }
  }
  return imports;
}

/** Folders that are reached again from themselves. */
function circles(imports: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const reached = (from: string): Set<string> => {
    const found = new Set<string>();
    const follow = (folder: string) => {
      for (const next of imports.get(folder) ?? []) {
        if (found.has(next)) continue;
        found.add(next);
        follow(next);
      }
    };
    follow(from);
    return found;
  };
  return [...imports.keys()].filter((folder) => reached(folder).has(folder));
}

describe("the server's folders", () => {
  it.each([1, 2, 3])("import each other in one direction, %s deep", (depth) => {
    const imports = importsOf(depth);
    expect(imports.size).toBeGreaterThan(10);
    expect(circles(imports)).toEqual([]);
  });
});

describe("SQL", () => {
  it("is written in stores and tables alone, and in the database's own folder", () => {
    const elsewhere = files.filter(
      (file) =>
        /from "drizzle-orm/.test(textOf(file)) &&
        !/(-store|(^|\/)tables)\.ts$/.test(file) &&
        !file.startsWith("database/"),
    );
    expect(elsewhere).toEqual(["auth/owner-column.ts"]);
  });
});

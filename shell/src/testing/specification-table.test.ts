import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "@jest/globals";

const ROOT = resolve(__dirname, "../../..");
const PAGE = "docs/specification/shell.md";

interface Row {
  readonly statement: string;
  readonly places: string;
  readonly proofs: string;
}

/** The rows of all tables of the page; a `\|` is a bar inside a cell. */
function rowsOf(page: string): Row[] {
  return page
    .split("\n")
    .filter((line) => line.startsWith("| ") && !line.startsWith("| specification "))
    .map((line) => {
      const [, statement = "", places = "", proofs = ""] = line
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim().replaceAll(String.raw`\|`, "|"));
      return { statement, places, proofs };
    });
}

const pathsIn = (cell: string) => [...cell.matchAll(/`([^`]+\.[a-z]+)`/g)].map(([, path = ""]) => path);

/** What is wrong with one named proof; undefined when its file has a test of that title. */
function problemOf(proof: string, read: (path: string) => string | undefined): string | undefined {
  const [, path, title] = /^`([^`]+)` › (.+)$/.exec(proof) ?? [];
  if (path === undefined || title === undefined) return `not of the form \`file\` › title: ${proof}`;
  const source = read(path);
  if (source === undefined) return `no such file: ${path}`;
  const written = [JSON.stringify(title), `'${title}'`, `\`${title}\``].map((text) =>
    text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`),
  );
  const isTest = new RegExp(String.raw`\b(?:it|test)\b[^;]*?\(\s*(?:${written.join("|")})\s*,`, "s");
  return isTest.test(source) ? undefined : `no test "${title}" in ${path}`;
}

const fromDisk = (path: string) => (existsSync(join(ROOT, path)) ? readFileSync(join(ROOT, path), "utf8") : undefined);

describe("the table of the host's specification", () => {
  const rows = rowsOf(readFileSync(join(ROOT, PAGE), "utf8"));

  it("names for every statement a test that exists", () => {
    const problems = rows.flatMap(({ statement, proofs }) =>
      proofs
        .split("<br>")
        .map((proof) => problemOf(proof.trim(), fromDisk))
        .filter((problem) => problem !== undefined)
        .map((problem) => `${statement}: ${problem}`),
    );
    expect(problems).toEqual([]);
  });

  it("names for every statement a file that does it", () => {
    const problems = rows
      .filter(
        ({ places }) => pathsIn(places).length === 0 || !pathsIn(places).every((path) => existsSync(join(ROOT, path))),
      )
      .map(({ statement, places }) => `${statement}: ${places}`);
    expect(problems).toEqual([]);
  });

  it("would notice a test that was renamed, a file that was moved and a row without a test", () => {
    const read = (path: string) => (path === "a.test.ts" ? 'it("promises this", () => {});' : undefined);
    expect(problemOf("`a.test.ts` › promises this", read)).toBeUndefined();
    expect(problemOf("`a.test.ts` › promises that", read)).toMatch(/no test/);
    expect(problemOf("`b.test.ts` › promises this", read)).toMatch(/no such file/);
    expect(problemOf("", read)).toMatch(/not of the form/);
  });
});

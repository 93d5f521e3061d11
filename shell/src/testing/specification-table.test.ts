import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "@jest/globals";

const ROOT = resolve(__dirname, "../../..");
const PAGES = "docs/specification";

interface Row {
  readonly statement: string;
  readonly places: string;
  readonly proofs: string;
}

/** The rows of all tables on the page. A `\|` is a literal bar inside a cell. */
function rowsOf(page: string): Row[] {
  return page
    .split("\n")
    .filter((line) => line.startsWith("| ") && !/^\| (specification|promise) /.test(line))
    .map((line) => {
      const [, statement = "", places = "", proofs = ""] = line
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim().replaceAll(String.raw`\|`, "|"));
      return { statement, places, proofs };
    });
}

const pathsIn = (cell: string) => [...cell.matchAll(/`([^`]+\.[a-z]+)`/g)].map(([, path = ""]) => path);

/** What is wrong with a named proof; undefined when its file has a test with that title. */
function problemOf(proof: string, read: (path: string) => string | undefined): string | undefined {
  const [, path, title] = /^`([^`]+)` › (.+)$/.exec(proof) ?? [];
  if (path === undefined || title === undefined) return `not of the form \`file\` › title: ${proof}`;
  const source = read(path);
  if (source === undefined) return `no such file: ${path}`;
  return isTestOf(source, title) ? undefined : `no test "${title}" in ${path}`;
}

/** Whether the title is the first argument of a test: the closest call before it is `it` or `test`, not `describe`. */
function isTestOf(source: string, title: string): boolean {
  const written = [JSON.stringify(title), `'${title}'`, `\`${title}\``];
  return written
    .flatMap((literal) => [...source.matchAll(new RegExp(String.raw`\(\s*${asPattern(literal)}\s*,`, "g"))])
    .some(
      ({ index }) =>
        [...source.slice(0, index).matchAll(/\b(describe|it|test)\b(?=[.(]|$)/g)].at(-1)?.[1] !== "describe",
    );
}

const asPattern = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const fromDisk = (path: string) => (existsSync(join(ROOT, path)) ? readFileSync(join(ROOT, path), "utf8") : undefined);

describe.each(readdirSync(join(ROOT, PAGES)))("the specification's table in %s", (page) => {
  const rows = rowsOf(readFileSync(join(ROOT, PAGES, page), "utf8"));

  it("has rows", () => {
    expect(rows.length).toBeGreaterThan(20);
  });

  it("names an existing test for every statement", () => {
    const problems = rows.flatMap(({ statement, proofs }) =>
      proofs
        .split("<br>")
        .map((proof) => problemOf(proof.trim(), fromDisk))
        .filter((problem) => problem !== undefined)
        .map((problem) => `${statement}: ${problem}`),
    );
    expect(problems).toEqual([]);
  });

  it("names an existing file for every statement", () => {
    const problems = rows
      .filter(
        ({ places }) => pathsIn(places).length === 0 || !pathsIn(places).every((path) => existsSync(join(ROOT, path))),
      )
      .map(({ statement, places }) => `${statement}: ${places}`);
    expect(problems).toEqual([]);
  });
});

it("catches a renamed test, a moved file and a row without a test", () => {
  const source = 'describe("a thing", () => {\n it.each([() => { f(); }])(\n  "promises this",\n  () => {}); });';
  const read = (path: string) => (path === "a.test.ts" ? source : undefined);
  expect(problemOf("`a.test.ts` › promises this", read)).toBeUndefined();
  expect(problemOf("`a.test.ts` › promises that", read)).toMatch(/no test/);
  expect(problemOf("`a.test.ts` › a thing", read)).toMatch(/no test/);
  expect(problemOf("`b.test.ts` › promises this", read)).toMatch(/no such file/);
  expect(problemOf("", read)).toMatch(/not of the form/);
});

import type { AsideTable } from "./aside-table.ts";
import { CHINESE } from "./chinese-asides.ts";
import { ENGLISH } from "./english-asides.ts";
import { JAPANESE } from "./japanese-asides.ts";
import { VIETNAMESE } from "./vietnamese-asides.ts";

const TABLES: Readonly<Record<string, AsideTable>> = { en: ENGLISH, vi: VIETNAMESE, zh: CHINESE, ja: JAPANESE };

/** Longer texts are stories, in which nothing is certainly an aside. */
const LONGEST = 300;

/** A text without a part of it, and what that part says. */
export interface Shortened {
  readonly text: string;
  readonly left: readonly string[];
}

/** The text without what seems to be said beside what it asks for, the most that can be left out first. Empty if nothing seems to be. */
export function withoutAsides(text: string, language: string): Shortened[] {
  const table = TABLES[language.split("-")[0] ?? "en"];
  if (table === undefined || text.length > LONGEST) return [];
  const clauses = text.trim().split(table.divides);
  const kinds = clauses.map((each) =>
    table.request.test(each) ? "request" : table.comment.test(each) ? "comment" : "main",
  );
  const without = (...out: readonly string[]): Shortened => ({
    text: clauses.filter((_, at) => !out.includes(kinds[at] ?? "")).join(table.between),
    left: clauses.filter((_, at) => out.includes(kinds[at] ?? "")),
  });
  return [without("request", "comment"), without("comment"), without("request")].filter(
    ({ text: rest, left }) => rest !== "" && left.length > 0,
  );
}

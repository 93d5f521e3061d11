import type { AsideTable } from "./aside-table.ts";
import { CHINESE } from "./chinese-asides.ts";
import { ENGLISH } from "./english-asides.ts";
import { JAPANESE } from "./japanese-asides.ts";
import { VIETNAMESE } from "./vietnamese-asides.ts";

const TABLES: Readonly<Record<string, AsideTable>> = { en: ENGLISH, vi: VIETNAMESE, zh: CHINESE, ja: JAPANESE };

/** Longer texts are stories, in which nothing is certainly an aside. */
const LONGEST = 300;

const MOST_CLAUSES = 12;
const MOST_COMMENTS = 4;

/** A text without a part of it, and what that part says. */
export interface Shortened {
  readonly text: string;
  readonly left: readonly string[];
  /** Only an order that moves an event, or an answer, has such things said beside it. */
  readonly isOfOrder?: true;
  /** All but one of what sounds like comments is left out. */
  readonly keepsComment?: true;
}

const tableFor = (language: string): AsideTable | undefined => TABLES[language.split("-")[0] ?? "en"];

/** Whether a comment tells that something may not happen after all. */
export const takesBack = (comment: string, language: string): boolean =>
  tableFor(language)?.takesBack?.test(comment) === true;

type Kind = "request" | "comment" | "reason" | "main";

function kindOf(said: string, { request, comment, decisive, reason }: AsideTable, { matters }: ClauseReader): Kind {
  if (request.test(said)) return "request";
  const isDecisive = decisive !== undefined && (decisive.test(said) || matters(said));
  if (comment.test(said) && !isDecisive) return "comment";
  return reason?.test(said) === true ? "reason" : "main";
}

/** What clauses say. */
export interface ClauseReader {
  /** Whether it's a time and nothing else. */
  readonly isTime: (clause: string) => boolean;
  /** Whether it says a time that isn't over, or answers a question. */
  readonly matters: (clause: string) => boolean;
}

/** The text without what seems to be said beside what it asks for, the most that can be left out first. Empty if nothing seems to be. */
export function withoutAsides(text: string, language: string, reader: ClauseReader): Shortened[] {
  const table = tableFor(language);
  if (table === undefined || text.length > LONGEST) return [];
  const clauses = text.trim().split(table.divides);
  if (clauses.length > MOST_CLAUSES) return [];
  const kinds = clauses.map((each) => kindOf(each, table, reader));
  const areTimes = clauses.map(
    (each, at) => table.takesBack === undefined && kinds[at] === "main" && reader.isTime(each),
  );
  // What's beside a time before anything else is said happens then. Where comments are told apart, each of them is tried as what's asked for instead.
  const named = kinds.findIndex((kind, at) => kind === "main" && areTimes[at] === false);
  for (const [at, kind] of kinds.entries())
    if (kind === "comment" && (named === -1 || at < named) && (areTimes[at - 1] === true || areTimes[at + 1] === true))
      kinds[at] = "main";
  const without = (...out: readonly string[]): Shortened => ({
    text: clauses.filter((_, at) => !out.includes(kinds[at] ?? "")).join(table.between),
    left: clauses.filter((_, at) => out.includes(kinds[at] ?? "")),
  });
  const found = [without("request", "comment"), without("comment"), without("request")];
  if (kinds.includes("reason"))
    found.push(
      { ...without("request", "comment", "reason"), isOfOrder: true },
      { ...without("reason"), isOfOrder: true },
    );
  // What sounds like a comment may be what's asked for, with others beside it.
  const comments = kinds.flatMap((kind, at) => (kind === "comment" ? [at] : []));
  if (comments.length > 1 && comments.length <= MOST_COMMENTS)
    for (const kept of comments) {
      const isOut = (at: number) => at !== kept && (kinds[at] === "request" || kinds[at] === "comment");
      found.push({
        text: clauses.filter((_, at) => !isOut(at)).join(table.between),
        left: clauses.filter((_, at) => isOut(at)),
        keepsComment: true,
      });
    }
  return found.filter(({ text: rest, left }) => rest !== "" && left.length > 0);
}

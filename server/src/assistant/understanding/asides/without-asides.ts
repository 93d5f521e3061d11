import { quotedIn } from "../time/readable-text.ts";
import type { AsideTable } from "./aside-table.ts";
import { CHINESE } from "./chinese-asides.ts";
import { ENGLISH } from "./english-asides.ts";
import { FRENCH } from "./french-asides.ts";
import { GERMAN } from "./german-asides.ts";
import { ITALIAN } from "./italian-asides.ts";
import { JAPANESE } from "./japanese-asides.ts";
import { SPANISH } from "./spanish-asides.ts";
import { PORTUGUESE } from "./portuguese-asides.ts";
import { RUSSIAN } from "./russian-asides.ts";
import { KOREAN } from "./korean-asides.ts";
import { VIETNAMESE } from "./vietnamese-asides.ts";

const TABLES: Readonly<Record<string, AsideTable>> = {
  en: ENGLISH,
  vi: VIETNAMESE,
  zh: CHINESE,
  ja: JAPANESE,
  de: GERMAN,
  fr: FRENCH,
  es: SPANISH,
  it: ITALIAN,
  pt: PORTUGUESE,
  ru: RUSSIAN,
  ko: KOREAN,
};

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

type Kind = "request" | "comment" | "reason" | "detail" | "main";

function kindOf(
  said: string,
  table: AsideTable,
  { matters, isAfter }: ClauseReader & { readonly isAfter: boolean },
): Kind {
  const { request, comment, decisive, weighsTimes, reason } = table;
  if (request.test(said)) return "request";
  const isDecisive = decisive?.test(said) === true || (weighsTimes !== true && matters(said));
  if ((isAfter || comment.test(said)) && !isDecisive) return "comment";
  return reason?.test(said) === true ? "reason" : "main";
}

/** What clauses say. */
export interface ClauseReader {
  /** Whether it's a time and nothing else. */
  readonly isTime: (clause: string) => boolean;
  /** Whether it says a time that isn't over, or answers a question. */
  readonly matters: (clause: string) => boolean;
  /** Whether it asks for something by itself. */
  readonly asks: (clause: string) => boolean;
}

/** Whether a message takes something back, forbids it, holds only under a condition, or asks. */
export const isUndecided = (text: string, language: string): boolean =>
  text.length <= LONGEST && tableFor(language)?.undecided?.test(text.replaceAll("’", "'")) === true;

/** Whether a text only asks for what was said before: "put it in". */
export const isRequest = (text: string, language: string): boolean => tableFor(language)?.request.test(text) === true;

/** Whether what's told of a time is over, so that it's none of what's wanted. */
export const isToldOfPast = (text: string, language: string): boolean => tableFor(language)?.past?.test(text) === true;

/** What a clause says of the one before, as a part of that. Null if it says no such thing. */
function detailIn(said: string, { details = [] }: AsideTable): string | null {
  const [clause, part] = details.find(([pattern]) => pattern.test(said)) ?? [];
  if (clause === undefined || part === undefined) return null;
  return (typeof part === "string" ? said.replace(clause, part) : said.replace(clause, part)).trim();
}

/** The clauses of a text; the text alone if it's a story, or its language has no table for that. */
export function clausesOf(text: string, language: string): string[] {
  const table = tableFor(language);
  return table === undefined || text.length > LONGEST ? [text] : text.trim().replaceAll("’", "'").split(table.divides);
}

/** What a text says first, and what it says beside that, if it says more than one thing and none of the rest may be a part of the first. */
export function firstClause(
  text: string,
  language: string,
): { readonly first: string; readonly rest: readonly string[] } | null {
  const table = tableFor(language);
  if (table?.part === undefined) return null;
  const [first = "", ...rest] = clausesOf(text, language);
  return rest.length === 0 || rest.some((each) => table.part?.test(each) === true) ? null : { first, rest };
}

/** A message in the words that say at once what it says in two clauses, if it does. */
export function rephrased(text: string, language: string): string {
  if (text.length > LONGEST) return text;
  const said = text.trim().replaceAll("’", "'");
  const [message, as] = tableFor(language)?.rephrased?.find(([pattern]) => pattern.test(said)) ?? [];
  return message === undefined || as === undefined ? text : said.replace(message, as);
}

/** What each clause is; after an order or a question, more of them are comments. */
function kindsOf(clauses: readonly string[], table: AsideTable, reader: ClauseReader): Kind[] {
  let isOrdered = false;
  return clauses.map((each) => {
    const isAfter = isOrdered && table.afterthought?.test(each) === true;
    isOrdered ||= table.ordered?.test(each) === true;
    return kindOf(each, table, { ...reader, isAfter });
  });
}

/** The text without what seems to be said beside what it asks for, the most that can be left out first. Empty if nothing seems to be. */
export function withoutAsides(text: string, language: string, reader: ClauseReader): Shortened[] {
  const table = tableFor(language);
  if (table === undefined || text.length > LONGEST) return [];
  // What's quoted may have more than one clause, none of which is one of the text.
  if (quotedIn(text).some((quote) => table.divides.test(quote))) return [];
  const said = clausesOf(text, language);
  if (said.length > MOST_CLAUSES) return [];
  const details = said.map((each, at) => (at === 0 ? null : detailIn(each, table)));
  const clauses = said.map((each, at) => details[at] ?? each);
  const kinds = kindsOf(said, table, reader).map((kind, at) => (details[at] == null ? kind : "detail"));
  const isNamed = table.namesBesideTime === true;
  const areTimes = clauses.map((each, at) => isNamed && kinds[at] === "main" && reader.isTime(each));
  // What's beside a time before anything else is said happens then.
  const named = kinds.findIndex((kind, at) => kind === "main" && areTimes[at] === false);
  for (const [at, kind] of table.order === undefined ? kinds.entries() : [])
    if (kind === "comment" && (named === -1 || at < named) && (areTimes[at - 1] === true || areTimes[at + 1] === true))
      kinds[at] = "main";
  // Something has to be wanted: what sounds like a reason, if it says when it is.
  if (!kinds.includes("main")) {
    const timed = kinds.findIndex((kind, at) => kind === "reason" && reader.matters(said[at] ?? ""));
    const wanted = timed === -1 ? said.findIndex((each) => reader.asks(each)) : timed;
    kinds[Math.max(wanted, 0)] = "main";
  }
  const keeping = (isKept: (at: number) => boolean): Shortened => {
    const told = clauses.reduce((before, each, at) => {
      if (!isKept(at)) return before;
      return before === "" ? each : `${before}${kinds[at] === "detail" ? " " : table.between}${each}`;
    }, "");
    const isRequested = kinds.some((kind, at) => kind === "request" && !isKept(at));
    const { orderAfter } = table;
    return {
      text:
        isRequested && orderAfter !== undefined && told !== ""
          ? `${told}${table.between}${orderAfter}`
          : told.replace(/[、,，]\s*$/u, ""),
      left: clauses.filter((_, at) => !isKept(at)),
    };
  };
  const without = (...out: readonly string[]): Shortened[] => {
    const { text, left } = keeping((at) => !out.includes(kinds[at] ?? ""));
    const isOrdered = table.order !== undefined && out.includes("request") && kinds.includes("request");
    return [{ text, left }, ...(isOrdered ? [{ text: `${table.order}${text}`, left }] : [])];
  };
  const ofOrder = (...out: readonly string[]): Shortened[] =>
    without(...out).map((each) => ({ ...each, isOfOrder: true }));
  // What sounds like a comment may be what's asked for, with others beside it.
  const comments = kinds.flatMap((kind, at) => (kind === "comment" ? [at] : []));
  const some = comments.length > 1 && comments.length <= MOST_COMMENTS ? comments : [];
  const found = [
    ...without("request", "comment"),
    ...without("comment"),
    ...without("request"),
    ...(kinds.includes("detail") ? without() : []),
    ...(kinds.includes("reason") ? [...ofOrder("request", "comment", "reason"), ...ofOrder("reason")] : []),
    ...some.map((kept) => ({
      ...keeping((at) => at === kept || (kinds[at] !== "request" && kinds[at] !== "comment")),
      keepsComment: true as const,
    })),
  ];
  return found.filter(({ text: told, left }) => told !== "" && (left.length > 0 || kinds.includes("detail")));
}

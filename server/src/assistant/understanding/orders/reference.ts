import type { Temporal } from "temporal-polyfill";
import type { Reading, When } from "../intent.ts";
import type { DayPart } from "../time/saying.ts";
import type { Days } from "../time/time-reading.ts";
import { likelyTime } from "../usual-hours.ts";
import { findTime } from "../when.ts";
import type { OrderTable } from "./order.ts";
import { placesIn } from "./places.ts";
import { whole } from "./words.ts";

/** Which events somebody means. */
export interface Reference {
  /** Words of their titles; empty if none is said. */
  readonly words: string;
  /** What its title may end with instead; null if there's nothing else. */
  readonly stem: string | null;
  /** When they are, if that's said. */
  readonly when: When | null;
  readonly days: Days | null;
  /** The part of the day that they begin in. */
  readonly part: DayPart | null;
  /** Among those spoken of: that one, both, all, or some by their places: 1 is the first, -1 the last. */
  readonly pick: "it" | "both" | "all" | readonly number[] | null;
  /** Every event that fits is meant. */
  readonly isPlural: boolean;
  /** Of a series: one occurrence or all. */
  readonly scope: "one" | "all" | null;
}

const onlyWords = (text: string) =>
  text
    .replaceAll(/[^\p{L}\p{M}\p{N}\s'-]/gu, " ")
    .replaceAll(/\s+/g, " ")
    .trim();

/** The words of a text to search titles for. */
export function titleWords(text: string, table: OrderTable): string {
  const quoted = /["“„«「]([^"”“»」]+)["”“»」]/u.exec(text)?.[1];
  if (quoted !== undefined) return onlyWords(quoted);
  return onlyWords(onlyWords(text.replaceAll("’", "'")).replaceAll(whole(table.filler, table.spaced), " "));
}

function stemOf(words: string, { kindOf = "(?!)", kindBefore = "(?!)" }: OrderTable): string | null {
  const stem = words.replace(new RegExp(`^(?:${kindBefore}) |(?:${kindOf})$`, "u"), "").trim();
  return stem === words || stem.length < SHORTEST_STEM ? null : stem;
}

const SHORTEST_STEM = 2;

/** Days that follow each other. */
function consecutive(all: readonly Temporal.PlainDate[]): Days | null {
  const [first] = all;
  const last = all.at(-1);
  const isWhole = first !== undefined && all.every((day, index) => day.equals(first.add({ days: index })));
  return isWhole && last !== undefined ? { first, last, as: "days" } : null;
}

/** Reads which events a text means. */
export function readReference(text: string, reading: Reading, table: OrderTable): Reference {
  const is = (source: string) => new RegExp(`^(?:${source})$`, "iu");
  const has = (source: string) => whole(source, table.spaced).test(text);
  const said = text.trim();
  const scope = has(table.whole) ? "all" : has(table.one) ? "one" : null;
  const pick =
    placesIn(said, reading.language, table) ??
    (is(table.it).test(said) ? "it" : is(table.both).test(said) ? "both" : is(table.all).test(said) ? "all" : null);
  if (pick !== null)
    return {
      words: "",
      stem: null,
      when: null,
      days: null,
      part: null,
      pick,
      isPlural: pick === "all" || pick === "both" || (pick !== "it" && pick.length > 1),
      scope,
    };
  const { when, days: named, part, rest, severalDays } = findTime(said, reading, likelyTime);
  const isPlural = has(table.plural);
  const days = named ?? (isPlural && has(table.and ?? "(?!)") ? consecutive(severalDays) : null);
  const both = has(table.both);
  const words = titleWords(rest, table);
  return {
    words,
    stem: stemOf(words, table),
    when,
    days,
    part,
    pick: both ? "both" : null,
    isPlural: isPlural || both,
    scope,
  };
}

/** The same events, by what kind of event they're called if nothing else is said of them: "the meeting" is in the titles of meetings. */
export function ofKind(reference: Reference, text: string, { kinds, spaced }: OrderTable): Reference {
  const kind = kinds === undefined ? undefined : whole(kinds, spaced).exec(text)?.[0];
  return kind === undefined ? reference : { ...reference, words: kind, pick: null };
}

import type { Intent, Period, Reading, WeatherTopic } from "../intent.ts";
import { whole } from "../orders/words.ts";
import type { WeatherTable } from "./weather-table.ts";
import { weatherTableFor } from "./weather-tables.ts";
import { weatherWhen } from "./weather-when.ts";

type WeatherWish = Extract<Intent, { kind: "weather" }>;

const PLACE_CHARACTERS = 100;
/** With more words than this, or more characters where words have no spaces between them, something else is meant. */
const PLACE_WORDS = 6;
const UNSPACED_CHARACTERS = 20;

const AT_THE_ENDS = /^[\s,，、;；:：.。!！?？¿¡"“”「」()（）…~～-]+|[\s,，、;；:：。!！?？"“”「」()（）…~～-]+$|\.+$/gu;

/** A pattern for words at the beginning or at the end of a text. */
const atStart = (source: string, spaced: boolean) => new RegExp(`^(?:${source})${spaced ? NO_WORD_AFTER : ""}`, "iu");
const atEnd = (source: string, spaced: boolean) => new RegExp(`${spaced ? NO_WORD_BEFORE : ""}(?:${source})$`, "iu");
const NO_WORD_AFTER = "(?![\\p{L}\\p{M}\\p{N}])";
const NO_WORD_BEFORE = "(?<![\\p{L}\\p{M}\\p{N}])";

/** Removes what's at the ends of a text again and again until nothing more is there. */
function trimmed(text: string, patterns: readonly RegExp[]): string {
  let left = text.replaceAll(AT_THE_ENDS, "");
  for (;;) {
    const next = patterns.reduce((each, pattern) => each.replace(pattern, "").replaceAll(AT_THE_ENDS, ""), left);
    if (next === left) return left;
    left = next;
  }
}

const NEVER = "(?!)";

function placeAfter(lead: string, text: string): string | null {
  const leads = [...text.matchAll(whole(lead, true))];
  const last = leads.at(-1);
  return last === undefined ? null : text.slice(last.index + last[0].length);
}

/** The place in what's left of a question besides its time, as it was said. Null if there's none; undefined if it's too long to be one. */
function placeIn(
  rest: string,
  { before, after, lead, particles = NEVER, spaced }: WeatherTable,
): string | null | undefined {
  const led = lead === undefined ? null : placeAfter(lead, rest);
  const trailing = atEnd(after, spaced);
  const ledPlace = led === null ? "" : trimmed(led, [trailing]);
  const place = (ledPlace === "" ? trimmed(rest, [atStart(before, spaced), trailing]) : ledPlace).replace(
    atEnd(`(?<=\\p{L}{2})(?:${particles})`, false),
    "",
  );
  if (place === "") return null;
  const isPlace = spaced ? place.split(/\s+/u).length <= PLACE_WORDS : place.length <= UNSPACED_CHARACTERS;
  return isPlace ? place.replaceAll(/\s+/gu, " ").slice(0, PLACE_CHARACTERS) : undefined;
}

function readIn(text: string, reading: Reading): WeatherWish | null {
  const table = weatherTableFor(reading.language);
  const topic = table.topics.find(([, source]) => whole(source, table.spaced).test(text))?.[0];
  if (topic === undefined || atStart(table.conditions ?? NEVER, table.spaced).test(text)) return null;
  const { rest, isTimed, ...when } = weatherWhen(text, reading);
  const place = placeIn(rest, table);
  if (place === undefined) return null;
  // "Dinner with Mr Cold at 8" is no question.
  const isName = topic !== "any" && (isTimed || NAMES.has(topic)) && place !== null;
  return isName && !isAsked(text, table) ? null : { kind: "weather", place, topic, ...when };
}

const NAMES: ReadonlySet<WeatherTopic> = new Set(["cold", "hot", "sun", "wind"]);

const isAsked = (text: string, { before, ends, spaced }: WeatherTable) =>
  /[?？]\s*$/u.test(text) ||
  atStart(before, spaced).test(text) ||
  (ends !== undefined && atEnd(ends, spaced).test(text));

/** What a text asks about the weather, in its language or in English. Null if it asks nothing about it. */
export function readWeather(text: string, reading: Reading): WeatherWish | null {
  return (
    readIn(text, reading) ?? (reading.language.startsWith("en") ? null : readIn(text, { ...reading, language: "en" }))
  );
}

/** A question about the weather again, about another place or time. */
export function weatherAgain(before: WeatherWish, text: string, reading: Reading): WeatherWish {
  const { rest, isTimed: _, ...when } = weatherWhen(text, reading);
  const place = placeIn(rest, weatherTableFor(reading.language)) ?? null;
  const { day } = reading;
  const isTime = when.period !== null;
  const period: Period | null =
    day === undefined ? before.period : { from: day, to: day.add({ days: 1 }), called: "day" };
  return { ...before, place: place ?? before.place, ...(isTime ? when : { period }) };
}

import type { CalendarEvent } from "@atrium/shared-contracts/wire";
import type { Temporal } from "temporal-polyfill";
import { eventNow } from "../../acts/event-now.ts";
import type { Dialogue, EventKey } from "../../dialogue/dialogue.ts";
import type { CalendarPort } from "../../reply/ports.ts";
import type { Reference } from "../../understanding/orders/reference.ts";
import { findEvents, withoutRepeats } from "../../search/event-search.ts";

/** The events with these keys that there still are, in the order of the keys. */
export async function eventsOf(
  calendar: CalendarPort,
  userId: string,
  keys: readonly EventKey[],
): Promise<CalendarEvent[]> {
  const found = await Promise.all(keys.map((key) => eventNow(calendar, userId, key)));
  return found.filter((event) => event !== null);
}

/** What was done since events were told last. */
function doneSince({ done, toldAfter }: Pick<Dialogue, "done" | "toldAfter">): Dialogue["done"] {
  if (toldAfter == null) return done;
  const at = done.findLastIndex(({ turn }) => turn === toldAfter);
  return at < 0 ? [] : done.slice(at + 1);
}

/** What was spoken of last. “Both” or “the first one”, after something was done about one event each time, are of these. After a list, they're of that. */
export function spokenOf(
  { events, done, asked, toldAfter }: Pick<Dialogue, "events" | "done" | "asked" | "toldAfter">,
  { pick }: Reference,
): readonly EventKey[] {
  const isOfSeveral = pick === "both" || (pick !== null && typeof pick !== "string");
  if (!isOfSeveral || events.length > 1 || asked !== null) return events;
  const before = doneSince({ done, toldAfter }).flatMap(({ was, added }) => [...was.map(({ id }) => id), ...added]);
  const keys = [...before.map((id): EventKey => ({ id, occurrence: null })), ...events];
  const latest = new Map<string, EventKey>();
  for (const key of keys) {
    // Both are the latest two; places are counted as the events were first spoken of.
    if (pick === "both") latest.delete(key.id);
    latest.set(key.id, key);
  }
  const all = [...latest.values()];
  return pick === "both" ? all.slice(-2) : all;
}

interface Spoken {
  readonly userId: string;
  readonly now: Temporal.ZonedDateTime;
  /** What was spoken of last. */
  readonly events: readonly EventKey[];
}

/** Of some in their order, those at the places that were said, or all if none was. */
function picked<One>(all: readonly One[], pick: Reference["pick"]): readonly One[] {
  if (pick === null || typeof pick === "string") return all;
  const places = new Set(pick.map((place) => (place < 0 ? all.length + place : place - 1)));
  return all.filter((_, index) => places.has(index));
}

const isTimed = ({ when, days, part }: Pick<Reference, "when" | "days" | "part">) =>
  when !== null || days !== null || part !== null;

export const isUnsaid = (reference: Reference): boolean =>
  reference.words === "" && reference.pick === null && !isTimed(reference);

/** The events that somebody means: of those spoken of last, or of all that are coming. One for each series, unless several days are meant. */
export async function meantEvents(
  calendar: CalendarPort,
  { words, stem, when, days, part, pick, isPlural }: Reference,
  { userId, now, events }: Spoken,
): Promise<CalendarEvent[]> {
  if (pick !== null && words === "" && !isTimed({ when, days, part }))
    return pick === "both" && events.length < 2 ? [] : eventsOf(calendar, userId, picked(events, pick));
  const search = async (sought: string) => findEvents(calendar, { userId, now, words: sought, when, days, part });
  const found = await search(words);
  const all =
    found.length > 0 ? found : isPlural ? await search(singular(words)) : await shortened({ words, stem }, search);
  const ahead = all.filter((event) => Date.parse(event.end) > now.epochMilliseconds);
  const meant = ahead.length > 0 ? ahead : all;
  return isPlural && days !== null ? meant : withoutRepeats(meant);
}

type Search = (words: string) => Promise<CalendarEvent[]>;

/** Events whose titles end with the stem of the words, or else begin and end with the words. */
async function shortened({ words, stem }: Pick<Reference, "words" | "stem">, search: Search): Promise<CalendarEvent[]> {
  const ending =
    stem === null ? [] : (await search(stem)).filter(({ title }) => title.toLowerCase().endsWith(stem.toLowerCase()));
  if (ending.length > 0 || !UNSPACED_WORDS.test(words)) return ending;
  // 宝宝疫苗 is 宝宝打疫苗.
  const least = VERB_FIRST.test(words) ? 1 : 2;
  const middles = Array.from({ length: words.length - least - 1 }, (_, index) => index + least);
  const leavesOut = (title: string) =>
    middles.some((at) => title.startsWith(words.slice(0, at)) && title.endsWith(words.slice(at)));
  return (await search("")).filter(({ title }) => leavesOut(title));
}

/** At least two characters for the beginning of a title, and two for its end. */
const UNSPACED_WORDS =
  /^(?:[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{4,}|[见見约約陪带帶送接找][\p{Script=Han}]{2,})$/u;
/** 见张总 is 见客户张总. */
const VERB_FIRST = /^[见見约約陪带帶送接找]/u;

/** English plurals, whose titles are mostly in the singular. */
const singular = (words: string) =>
  words
    .split(" ")
    .map((word) => word.replace(/(?<=(?:ch|sh|x|ss))es$|(?<=\p{L}{2})s$/iu, ""))
    .join(" ");

/** Of some events, those that somebody means. Empty too if nothing tells which. */
export function meantAmong<One>(
  among: readonly One[],
  { words, when, days, part, pick }: Reference,
  matches: (event: One, wanted: Pick<Reference, "words" | "when" | "days" | "part">) => boolean,
): readonly One[] {
  if (pick !== null && typeof pick !== "string") return picked(among, pick);
  if (words === "" && !isTimed({ when, days, part })) return pick === "both" || pick === "all" ? among : [];
  return among.filter((event) => matches(event, { words, when, days, part }));
}

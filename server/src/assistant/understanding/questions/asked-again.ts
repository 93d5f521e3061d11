import type { Temporal } from "temporal-polyfill";
import { namesGoods } from "../../../marketplace/words/search-phrases.ts";
import type { CalendarList, Intent, Period } from "../intent.ts";
import { orderTableFor } from "../orders/order-tables.ts";
import { isAround } from "../orders/words.ts";
import { periodOf } from "../period.ts";
import { likelyTime } from "../usual-hours.ts";
import { weatherAgain } from "../weather/read-weather.ts";
import { findTime, type SaidText } from "../when.ts";
import { understand } from "../understand.ts";
import { freeSpan, isAfter, isOnward, readProducts } from "./read-question.ts";

/** What the question before was about in the end, where that was more than its own words say. */
export interface Told {
  /** A place, of a question about the weather. */
  readonly place?: string | null;
  /** The days of a question about the calendar, and the place of the one that was told. */
  readonly listed?: Pick<CalendarList, "period" | "nth"> | null;
}

/** A question again, about another time or place. Null if the new one is neither, or the old one is about neither. */
export function askedAgain({ text, reading }: SaidText, about: SaidText, told: Told = {}): Intent | null {
  const before = understand(text, reading);
  if (before.kind === "weather")
    return weatherAgain({ ...before, place: told.place ?? before.place }, about.text, about.reading);
  if (before.kind === "products") return otherGoods(about);
  if (isAfter(about.text, about.reading.language)) {
    const { day } = about.reading;
    if (before.kind === "calendar.list")
      return after({ ...before, ...(day !== undefined && { period: dayOf(day) }), ...told.listed });
    if (before.kind === "calendar.free" && day !== undefined) return onDay(before, day.add({ days: 1 }));
  }
  const found = findTime(about.text, about.reading, likelyTime);
  const table = orderTableFor(about.reading.language);
  const isTime = found.isSaid && (table === null ? found.rest === "" : isAround(found.rest, table));
  if (!isTime) return null;
  const period = periodAsked(about);
  // What's next is asked of no day.
  if (before.kind === "calendar.list") return { ...before, period, nth: undefined };
  if (before.kind !== "calendar.free") return null;
  const asked = findTime(text, reading, likelyTime);
  if (found.isSameTime) return onDay(before, period.from);
  const part = found.part ?? (found.when?.start.time == null ? asked.part : null);
  return freeSpan({ ...found, part, minutes: before.minutes }, period, {
    now: about.reading.now,
    isOnward: isOnward(about.text, about.reading.language),
  });
}

/** A search for other goods: "and olive oil?" */
function otherGoods({ text, reading }: SaidText): Intent | null {
  const search = readProducts(text, reading);
  return namesGoods(search.q, reading.language) ? search : null;
}

/** The days that are named, or the one that was spoken of. */
function periodAsked({ text, reading }: SaidText): Period {
  const { rest: _, ...period } = periodOf(text, reading);
  const { day } = reading;
  return day !== undefined && period.called === "upcoming" ? dayOf(day) : period;
}

/** The same span of another day. */
function onDay(before: Extract<Intent, { kind: "calendar.free" }>, day: Temporal.PlainDate): Intent {
  const from = day.toPlainDateTime(before.from.toPlainTime());
  return { ...before, from, to: from.add(before.from.until(before.to)) };
}

const dayOf = (day: Temporal.PlainDate): Period => ({ from: day, to: day.add({ days: 1 }), called: "day" });

/** What's after what a question about the calendar was about: the next event, or the next days. */
function after(before: CalendarList): CalendarList {
  const { nth, period } = before;
  return nth === undefined ? { ...before, period: following(period) } : { ...before, nth: nth + 1 };
}

const THEN: Partial<Record<Period["called"], Period["called"]>> = {
  thisWeek: "nextWeek",
  thisWeekend: "nextWeekend",
  thisMonth: "nextMonth",
};

/** The period of the same kind after one: the next weekend, not the two days after it. */
function following({ from, to, called }: Period): Period {
  const step = called.endsWith("Month")
    ? { months: 1 }
    : { days: called.endsWith("Weekend") ? 7 : from.until(to).days };
  return { from: from.add(step), to: to.add(step), called: THEN[called] ?? "day" };
}

/** A search for products with more conditions: "only what's in stock". Null if the text says anything else, or there was no search. */
export function refinedSearch(before: SaidText, { text, reading }: SaidText): string | null {
  const { q, minPrice, maxPrice, inStock, sort } = readProducts(text, reading);
  const hasCondition = minPrice !== null || maxPrice !== null || inStock || sort !== "relevance";
  if (q !== "" || !hasCondition || understand(before.text, before.reading).kind !== "products") return null;
  return `${before.text}, ${text}`;
}

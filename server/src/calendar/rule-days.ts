import { DAY_MS } from "./limits.ts";
import { type RecurrenceRule, type Weekday, WEEKDAYS } from "./recurrence-rule.ts";

/** A date, as the number of days since January 1, 1970. */
export type DayNumber = number;

/**
 * The dates in [from, to] that `rule` matches for a series starting on `start`, in order and none before the start. The
 * start is included only if the rule matches it; COUNT and UNTIL are ignored.
 *
 * This is one pass over the dates in the range. No rule makes it longer: not long lists, BYSETPOS, rules that never match
 * or a start long ago.
 */
export function ruleDays(rule: RecurrenceRule, start: DayNumber, from: DayNumber, to: DayNumber): DayNumber[] {
  const names = matcher(rule, start);
  const begin = Math.max(from, start);
  const found: DayNumber[] = [];
  for (const period of periods(rule, start, begin, to)) {
    // Positions count within the whole period, even if the range or the series starts in the middle of it.
    const whole = rule.bySetPos.length > 0;
    const first = whole ? period.first : Math.max(period.first, begin);
    const last = whole ? period.last : Math.min(period.last, to);
    const days: DayNumber[] = [];
    for (let day = first; day <= last; day += 1) if (names(day)) days.push(day);
    for (const day of whole ? atPositions(days, rule.bySetPos) : days) if (day >= begin && day <= to) found.push(day);
  }
  return found;
}

function atPositions(days: readonly DayNumber[], positions: readonly number[]): DayNumber[] {
  const indexes = new Set(positions.map((position) => (position > 0 ? position - 1 : days.length + position)));
  return days.filter((_, index) => indexes.has(index));
}

type Period = { readonly first: DayNumber; readonly last: DayNumber };

/** The days, weeks, months or years that the rule uses (by its interval) and that overlap [from, to]. */
function* periods(rule: RecurrenceRule, start: DayNumber, from: DayNumber, to: DayNumber): Generator<Period> {
  const { freq, interval } = rule;
  if (freq === "DAILY" || freq === "WEEKLY") {
    const days = freq === "DAILY" ? 1 : 7;
    const origin = freq === "DAILY" ? start : weekStart(start, rule.wkst);
    for (let first = stepBefore(from, origin, days * interval); first <= to; first += days * interval) {
      yield { first, last: first + days - 1 };
    }
    return;
  }
  const months = freq === "MONTHLY" ? 1 : 12;
  const startMonth = monthOf(start);
  const origin = freq === "MONTHLY" ? startMonth : startMonth - (startMonth % 12);
  const last = monthOf(to);
  for (let month = stepBefore(monthOf(from), origin, months * interval); month <= last; month += months * interval) {
    yield { first: firstOf(month), last: firstOf(month + months) - 1 };
  }
}

const stepBefore = (at: number, origin: number, step: number) => origin + Math.floor((at - origin) / step) * step;

/** Months since year 0. */
function monthOf(day: DayNumber): number {
  const date = new Date(day * DAY_MS);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

const firstOf = (month: number): DayNumber => Date.UTC(Math.floor(month / 12), month % 12, 1) / DAY_MS;

/** 0 is Monday. */
const weekdayOf = (day: DayNumber) => (((day + 3) % 7) + 7) % 7;

const weekStart = (day: DayNumber, wkst: Weekday = "MO"): DayNumber =>
  day - ((weekdayOf(day) - WEEKDAYS.indexOf(wkst) + 7) % 7);

/** A date's position in its month and its year, counted from 1. */
type Place = {
  /** 1 to 12. */
  month: number;
  monthDay: number;
  monthDays: number;
  yearDay: number;
  yearDays: number;
};

/** Returns a function that computes a date's place. It reuses its result object on each call. Fast within a month. */
function placeReader(): (day: DayNumber) => Readonly<Place> {
  const place: Place = { month: 0, monthDay: 0, monthDays: 0, yearDay: 0, yearDays: 0 };
  let monthFirst = 0;
  let yearFirst = 0;
  return (day) => {
    if (day < monthFirst || day >= monthFirst + place.monthDays) {
      const index = monthOf(day);
      place.month = (index % 12) + 1;
      monthFirst = firstOf(index);
      place.monthDays = firstOf(index + 1) - monthFirst;
      yearFirst = firstOf(index - (index % 12));
      place.yearDays = firstOf(index - (index % 12) + 12) - yearFirst;
    }
    place.monthDay = day - monthFirst + 1;
    place.yearDay = day - yearFirst + 1;
    return place;
  };
}

/** Returns a function that says whether a date matches the rule's BY parts, with defaults taken from the start. */
function matcher(rule: RecurrenceRule, start: DayNumber): (day: DayNumber) => boolean {
  const { freq, byMonth, byMonthDay, byYearDay, byWeekNo, byDay } = rule;
  const { month, monthDay } = placeReader()(start);
  const namesDays = byMonthDay.length + byYearDay.length + byDay.length > 0;
  const takesMonth = freq === "YEARLY" && !namesDays && byMonth.length + byWeekNo.length === 0;
  const takesMonthDay = (freq === "YEARLY" || freq === "MONTHLY") && !namesDays && byWeekNo.length === 0;
  const takesWeekday = !namesDays && (freq === "WEEKLY" || byWeekNo.length > 0);

  const months = placesOf(takesMonth ? [month] : byMonth);
  const monthDays = placesOf(takesMonthDay ? [monthDay] : byMonthDay);
  const yearDays = placesOf(byYearDay);
  const weeks = placesOf(byWeekNo);
  const weekdays = takesWeekday
    ? [{ nth: 0, weekday: weekdayOf(start) }]
    : byDay.map(({ nth, weekday }) => ({ nth, weekday: WEEKDAYS.indexOf(weekday) }));
  /** For each weekday; place 0 means every one. */
  const nths = WEEKDAYS.map((_, index) =>
    placesOf(weekdays.filter(({ weekday }) => weekday === index).map(({ nth }) => nth)),
  );
  const nthOfYear = freq === "YEARLY" && byMonth.length === 0;

  const placeOf = placeReader();
  return (day) => {
    const place = placeOf(day);
    if (months !== null && !isNamed(months, place.month, 12)) return false;
    if (monthDays !== null && !isNamed(monthDays, place.monthDay, place.monthDays)) return false;
    if (yearDays !== null && !isNamed(yearDays, place.yearDay, place.yearDays)) return false;
    if (weekdays.length > 0) {
      const named = nths[weekdayOf(day)] ?? null;
      if (named === null) return false;
      const at = nthOfYear ? place.yearDay : place.monthDay;
      const of = nthOfYear ? place.yearDays : place.monthDays;
      const nth = Math.ceil(at / 7);
      const isEvery = named[PLACES] === 1;
      if (!isEvery && !isNamed(named, nth, nth + Math.floor((of - at) / 7))) return false;
    }
    if (weeks === null) return true;
    const { week, count } = weekOf(day, rule.wkst);
    return isNamed(weeks, week, count);
  };
}

/** The longest list of places: the days of a year. */
const PLACES = 366;

/** A lookup table of places counted from the start (positive) or the end (negative); null when there are none. */
function placesOf(values: readonly number[]): Uint8Array | null {
  if (values.length === 0) return null;
  const places = new Uint8Array(2 * PLACES + 1);
  for (const value of values) places[value + PLACES] = 1;
  return places;
}

/** Whether `places` include place `at` of `of`, counted from either end. */
const isNamed = (places: Uint8Array, at: number, of: number) =>
  places[at + PLACES] === 1 || places[at - of - 1 + PLACES] === 1;

/** The week's number in the year that most of its days belong to, and how many weeks that year has. */
function weekOf(day: DayNumber, wkst: Weekday | undefined): { week: number; count: number } {
  const middle = weekStart(day, wkst) + 3;
  const month = monthOf(middle);
  const yearFirst = firstOf(month - (month % 12));
  const yearLast = firstOf(month - (month % 12) + 12) - 1;
  const firstMiddle = weekStart(yearFirst + 3, wkst) + 3;
  return {
    week: (middle - firstMiddle) / 7 + 1,
    count: Math.floor((yearLast - firstMiddle) / 7) + 1,
  };
}

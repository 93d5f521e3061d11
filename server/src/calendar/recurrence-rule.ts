import { invalidEvent } from "./invalid-event.ts";
import { MAX_INSTANCES, MAX_INTERVAL } from "./limits.ts";

export const WEEKDAYS = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"] as const;
export type Weekday = (typeof WEEKDAYS)[number];
const FREQUENCIES = ["DAILY", "WEEKLY", "MONTHLY", "YEARLY"] as const;
export type Frequency = (typeof FREQUENCIES)[number];

/** `BYDAY=2TU` is `{ nth: 2, weekday: "TU" }`; `nth` 0 means every one. */
export type NthWeekday = { nth: number; weekday: Weekday };

/** A recurrence of RFC 5545 that happens at most once a day, at the time of day of the event's start. */
export type RecurrenceRule = {
  freq: Frequency;
  interval: number;
  count?: number;
  /** As written: `YYYYMMDD`, `YYYYMMDDTHHMMSS` (the event's zone) or `YYYYMMDDTHHMMSSZ`. */
  until?: string;
  wkst?: Weekday;
  byDay: NthWeekday[];
  byMonth: number[];
  byMonthDay: number[];
  byYearDay: number[];
  byWeekNo: number[];
  bySetPos: number[];
};

const refuse = (message: string): never => {
  throw invalidEvent("recurrence", message);
};

/**
 * Parses an RRULE value (without the "RRULE:" prefix).
 * @throws ApiError `validation_failed` when it doesn't follow RFC 5545, repeats more often than daily, or exceeds the limits.
 */
export function parseRule(text: string): RecurrenceRule {
  const parts = partsOf(text);
  const take = (name: string) => {
    const value = parts.get(name);
    parts.delete(name);
    return value;
  };
  const numbers = (name: string, max: number, negative: boolean) => listOf(name, take(name), max, negative);

  const freq = frequency(take("FREQ"));
  const interval = whole("INTERVAL", take("INTERVAL"), MAX_INTERVAL) ?? 1;
  const count = whole("COUNT", take("COUNT"), MAX_INSTANCES);
  const until = untilOf(take("UNTIL"));
  const wkst = weekdayOf("WKST", take("WKST"));
  const rule: RecurrenceRule = {
    freq,
    interval,
    ...(count !== undefined && { count }),
    ...(until !== undefined && { until }),
    ...(wkst !== undefined && { wkst }),
    byDay: byDayOf(take("BYDAY")),
    byMonth: numbers("BYMONTH", 12, false),
    byMonthDay: numbers("BYMONTHDAY", 31, true),
    byYearDay: numbers("BYYEARDAY", 366, true),
    byWeekNo: numbers("BYWEEKNO", 53, true),
    bySetPos: numbers("BYSETPOS", 366, true),
  };
  for (const name of parts.keys()) {
    refuse(
      /^BY(HOUR|MINUTE|SECOND)$/.test(name) ? "An event can repeat at most once a day" : `${name} is not supported`,
    );
  }
  checkTogether(rule);
  return rule;
}

function partsOf(text: string): Map<string, string> {
  const parts = new Map<string, string>();
  for (const part of text.trim().toUpperCase().split(";")) {
    const match = /^([A-Z-]+)=([A-Z0-9,+-]+)$/.exec(part);
    if (match === null) return refuse("This is not a recurrence rule of RFC 5545");
    const [, name = "", value = ""] = match;
    if (parts.has(name)) return refuse(`${name} stands twice`);
    parts.set(name, value);
  }
  return parts;
}

function frequency(value: string | undefined): Frequency {
  const known = FREQUENCIES.find((name) => name === value);
  if (known !== undefined) return known;
  return refuse(value === undefined ? "FREQ is missing" : "FREQ must be DAILY, WEEKLY, MONTHLY or YEARLY");
}

function whole(name: string, value: string | undefined, max: number): number | undefined {
  if (value === undefined) return undefined;
  const number = /^\d{1,9}$/.test(value) ? Number(value) : 0;
  return number >= 1 && number <= max ? number : refuse(`${name} must be 1 to ${max}`);
}

function listOf(name: string, value: string | undefined, max: number, negative: boolean): number[] {
  if (value === undefined) return [];
  return value.split(",").map((item) => {
    const number = /^[+-]?\d{1,3}$/.test(item) ? Number(item) : 0;
    const bad = number === 0 || Math.abs(number) > max || (number < 0 && !negative);
    return bad ? refuse(`${name} must be 1 to ${max}${negative ? ", or the same from the end" : ""}`) : number;
  });
}

function weekdayOf(name: string, value: string | undefined): Weekday | undefined {
  if (value === undefined) return undefined;
  return WEEKDAYS.find((day) => day === value) ?? refuse(`${name} must be one of ${WEEKDAYS.join(", ")}`);
}

function byDayOf(value: string | undefined): NthWeekday[] {
  if (value === undefined) return [];
  return value.split(",").map((item) => {
    const match = /^([+-]?\d{1,2})?([A-Z]{2})$/.exec(item);
    const weekday = weekdayOf("BYDAY", match?.[2] ?? item);
    const nth = Number(match?.[1] ?? 0);
    const bad = weekday === undefined || Math.abs(nth) > 53 || (match?.[1] !== undefined && nth === 0);
    return bad ? refuse("BYDAY must be weekdays, each with a place from 1 to 53 if any") : { nth, weekday };
  });
}

function untilOf(value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  return /^\d{8}(T\d{6}Z?)?$/.test(value) ? value : refuse("UNTIL must be a date or a date with a time");
}

function checkTogether(rule: RecurrenceRule): void {
  const { freq } = rule;
  if (rule.count !== undefined && rule.until !== undefined) refuse("COUNT and UNTIL exclude each other");
  if (rule.byDay.some(({ nth }) => nth !== 0)) {
    if (freq === "DAILY" || freq === "WEEKLY") refuse("A place in BYDAY needs FREQ MONTHLY or YEARLY");
    if (rule.byWeekNo.length > 0) refuse("A place in BYDAY does not go with BYWEEKNO");
  }
  if (rule.byMonthDay.length > 0 && freq === "WEEKLY") refuse("BYMONTHDAY does not go with FREQ WEEKLY");
  if (rule.byYearDay.length > 0 && freq !== "YEARLY") refuse("BYYEARDAY needs FREQ YEARLY");
  if (rule.byWeekNo.length > 0 && freq !== "YEARLY") refuse("BYWEEKNO needs FREQ YEARLY");
  const others = [rule.byDay, rule.byMonth, rule.byMonthDay, rule.byYearDay, rule.byWeekNo];
  if (rule.bySetPos.length > 0 && others.every((list) => list.length === 0)) refuse("BYSETPOS needs another BY part");
}

/** The rule as an RRULE value, with its parts in a fixed order. */
export function formatRule(rule: RecurrenceRule): string {
  const list = (name: string, values: readonly (number | string)[]) =>
    values.length > 0 ? [`${name}=${values.join(",")}`] : [];
  return [
    `FREQ=${rule.freq}`,
    ...(rule.interval === 1 ? [] : [`INTERVAL=${rule.interval}`]),
    ...(rule.count === undefined ? [] : [`COUNT=${rule.count}`]),
    ...(rule.until === undefined ? [] : [`UNTIL=${rule.until}`]),
    ...list("BYMONTH", rule.byMonth),
    ...list("BYWEEKNO", rule.byWeekNo),
    ...list("BYYEARDAY", rule.byYearDay),
    ...list("BYMONTHDAY", rule.byMonthDay),
    ...list(
      "BYDAY",
      rule.byDay.map(({ nth, weekday }) => `${nth === 0 ? "" : nth}${weekday}`),
    ),
    ...list("BYSETPOS", rule.bySetPos),
    ...(rule.wkst === undefined ? [] : [`WKST=${rule.wkst}`]),
  ].join(";");
}

/** The rule without COUNT and UNTIL. */
export function endless(rule: RecurrenceRule): RecurrenceRule {
  const { count: _count, until: _until, ...rest } = rule;
  return rest;
}

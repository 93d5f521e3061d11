import type { Temporal } from "temporal-polyfill";
import type { DayPart } from "./saying.ts";

/** The days from `first` through `last`. */
export interface Days {
  readonly first: Temporal.PlainDate;
  readonly last: Temporal.PlainDate;
  /** What the days are called as a whole, if the text says so. */
  readonly as: "days" | "week" | "weekend" | "month";
  /** It's the coming such day because no month is named. */
  readonly isOfAnyMonth?: true;
  /** It's the coming such day because no week is named. */
  readonly isOfAnyWeek?: true;
}

export interface ClockTime {
  readonly time: Temporal.PlainTime;
  /** Whether it's known if it's before or after noon; if not, `time` is as it was said. */
  readonly exact: boolean;
  /** It's said as on a 24-hour clock, "um 9 Uhr", which isn't exact because people say so of evenings, too. */
  readonly on24?: true;
  /** It's on the day after the named one: 25時, or an end past midnight. */
  readonly nextDay: boolean;
}

/** What the text says, but what nobody can put into a calendar without asking. */
export type TimeProblem =
  /** No calendar has this day: of a month, if one is named. */
  | {
      readonly kind: "impossible-date";
      readonly day?: number;
      readonly month?: number;
      readonly year?: number;
    }
  /** No clock has this time, as it was said. */
  | { readonly kind: "impossible-time"; readonly said: string }
  /** The day is in the lunar calendar. */
  | { readonly kind: "lunar-date" }
  /** The clocks skip this time. */
  | { readonly kind: "skipped-time"; readonly day: Temporal.PlainDate; readonly time: Temporal.PlainTime }
  /** The day or the time is over. */
  | { readonly kind: "past" }
  /** One of these days. */
  | { readonly kind: "which-day"; readonly days: readonly Temporal.PlainDate[] }
  /** A weekday and a date that don't go together. */
  | { readonly kind: "day-mismatch"; readonly days: readonly Temporal.PlainDate[] }
  /** Midnight before or after the day. */
  | { readonly kind: "which-midnight" }
  | { readonly kind: "which-time" }
  /** The time of something that was spoken of before. */
  | { readonly kind: "same-time" }
  /** Every second or every third week. */
  | { readonly kind: "how-often" }
  /** Whether the month that a series ends in still counts. */
  | { readonly kind: "until-when"; readonly month: number };

export interface Recurrence {
  /** RRULE value with UNTIL or COUNT, if said. */
  readonly rule: string;
  /** The last possible day. */
  readonly until: Temporal.PlainDate | null;
  /** The end was said as a month that no longer counts ("until March"), so it's worth telling. */
  readonly untilInferred: boolean;
  readonly exceptDays: readonly Temporal.PlainDate[];
}

/** What a text says of time. */
export interface TimeReading {
  /** The text as it was read: NFC, full-width ASCII as ASCII. `spans` and `rest` are of this text. */
  readonly text: string;
  /** Null if no day is named. In a series, the first day. */
  readonly days: Days | null;
  readonly part: DayPart | null;
  readonly start: ClockTime | null;
  readonly end: ClockTime | null;
  readonly allDay: boolean;
  readonly lengthMinutes: number | null;
  /** "In 2 hours". */
  readonly moment: Temporal.ZonedDateTime | null;
  readonly recurrence: Recurrence | null;
  readonly reminderMinutes: number | null;
  readonly problems: readonly TimeProblem[];
  /** What was used, in order: [from, to). */
  readonly spans: readonly (readonly [from: number, to: number])[];
  /** The text without the spans. */
  readonly rest: string;
}

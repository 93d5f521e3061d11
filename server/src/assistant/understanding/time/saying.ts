/** `dawn` is after midnight, `noon` around 12, `night` may reach past midnight. */
export type DayPart = "dawn" | "morning" | "noon" | "afternoon" | "evening" | "night";

/** A day as it's said, before it's known which date that is. Weekdays count from 1 (Monday) to 7. */
export type DaySpec =
  | { readonly kind: "ahead"; readonly days: number; readonly months?: number }
  /** The day after the beginning of a range: 翌日. On its own, tomorrow. */
  | { readonly kind: "day-after" }
  /** `week`: 0 is this week, 1 the next one, null the coming such day, which isn't today if it's `ahead`. */
  | {
      readonly kind: "weekday";
      readonly weekday: number;
      readonly week: number | null;
      readonly later?: number;
      readonly ahead?: true;
    }
  /** `years`: how many years ahead, if that's said instead of the year. */
  | {
      readonly kind: "date";
      readonly month: number;
      readonly day: number;
      readonly year?: number;
      readonly years?: number;
    }
  /** `months`: 0 is this month, 1 the next one; without it the coming such day. */
  | { readonly kind: "day-of-month"; readonly day: number; readonly months?: number }
  /** People mean different days by it. */
  | { readonly kind: "either"; readonly days: readonly [DaySpec, DaySpec] };

export interface PeriodSpec {
  readonly unit: "week" | "weekend" | "month";
  /** How many weeks or months ahead; of a named month how many years. Null for the coming one, where none is named. */
  readonly ahead: number | null;
  readonly month?: number;
  readonly edge?: "start" | "end";
}

/** `hour` reaches 29 where people count past midnight. `exact`: whether the half of the day is known. */
export interface ClockSpec {
  readonly hour: number;
  readonly minute: number;
  readonly exact: boolean;
  /** It's said as on a 24-hour clock: "um 9 Uhr". */
  readonly on24?: true;
}

export interface EverySpec {
  readonly freq: "DAILY" | "WEEKLY" | "MONTHLY" | "YEARLY";
  readonly interval?: number;
  readonly days?: readonly number[];
  /** Which such weekday of the month; -1 is the last one. */
  readonly nth?: number;
  /** People mean different intervals by it. */
  readonly unsure?: true;
}

/** A word that says what the days and times beside it are for. */
export interface Marker {
  readonly kind: "to" | "until" | "from" | "except" | "or" | "and";
  /** It follows what it's about: まで, 除外. */
  readonly after?: true;
  /** Without an end it's just an end that's left open: "19:00〜". */
  readonly open?: true;
  /** An end that's a month: whether that month still counts. */
  readonly month?: "out" | "in" | "unsure";
}

export type Trouble =
  | "lunar-date"
  | "impossible-date"
  | "impossible-time"
  | "which-midnight"
  | "which-time"
  | "same-time"
  | "how-often";

/** What one entry of a language's tables says of time. */
export interface Saying {
  readonly day?: DaySpec;
  /** Last day of a range that one entry says as a whole. */
  readonly dayEnd?: DaySpec;
  readonly period?: PeriodSpec;
  readonly part?: DayPart;
  readonly clock?: ClockSpec;
  /** End of a range that one entry says as a whole. */
  readonly clockEnd?: ClockSpec;
  readonly lengthMinutes?: number;
  /** Months that a series goes on. */
  readonly lengthMonths?: number;
  readonly minutesAhead?: number;
  readonly leadMinutes?: number;
  readonly every?: EverySpec;
  readonly count?: number;
  readonly allDay?: true;
  readonly marker?: Marker;
  readonly trouble?: Trouble;
  /** Says nothing itself, but belongs to the time that it leads ("on") or follows (の). */
  readonly glue?: "leads" | "follows";
  /** Counts only beside something that says a time for certain, or as the whole text. */
  readonly weak?: true;
  /** Looks like time, but isn't: 三井住友, "ăn trưa". */
  readonly nothing?: true;
}

export interface Fragment {
  readonly from: number;
  readonly to: number;
  readonly saying: Saying;
}

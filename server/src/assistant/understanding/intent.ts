import type { Temporal } from "temporal-polyfill";
import type { TimeProblem } from "./time/time-reading.ts";

/** A day and, if one was named, a time. All in the user's time zone. */
export interface Moment {
  readonly day: Temporal.PlainDate;
  readonly time: Temporal.PlainTime | null;
}

/** What a text says about time. */
export interface When {
  readonly start: Moment;
  readonly end: Moment | null;
  /** False when the day was only inferred from the time. */
  readonly dayNamed: boolean;
}

/** What can't be, as it was said. */
export type ToldProblem = Extract<
  TimeProblem,
  { readonly kind: "impossible-date" | "impossible-time" | "skipped-time" | "lunar-date" }
>;

/** Why nothing can be at a time: there's none, or it's over, in which case it may be meant `instead`. */
export type TimeTrouble =
  | ToldProblem
  /** It could be before or after noon: this time, or twelve hours later. */
  | { readonly kind: "which-half"; readonly time: Temporal.PlainTime }
  /** It could be the coming such weekday, or that of the week that was spoken of. */
  | { readonly kind: "which-week"; readonly day: Temporal.PlainDate; readonly other: Temporal.PlainDate }
  | {
      readonly kind: "past";
      readonly day: Temporal.PlainDate;
      readonly time: Temporal.PlainTime | null;
      readonly instead: { readonly day: Temporal.PlainDate; readonly time: Temporal.PlainTime } | null;
    };

export interface EventWish {
  readonly title: string;
  /** The title may have words in it that are none of it. */
  readonly isDoubtful: boolean;
  readonly place: string | null;
  readonly when: When;
  readonly minutes: number | null;
  /** RRULE value, e.g. `FREQ=WEEKLY;BYDAY=MO`. */
  readonly recurrence: string | null;
  /** Days that the recurrence leaves out. */
  readonly exceptDays: readonly Temporal.PlainDate[];
  /** Minutes before the start. */
  readonly reminders: readonly number[];
  readonly allDay: boolean;
  /** The half of the day wasn't said, and the other one would do as well. */
  readonly isGuess: boolean;
}

/** The days [from, to). */
export interface Period {
  readonly from: Temporal.PlainDate;
  readonly to: Temporal.PlainDate;
  /** Only these of them, in order; all of them if it's undefined. */
  readonly days?: readonly Temporal.PlainDate[];
  /** What they are as a whole; `day` is the first one, if they're nothing else. */
  readonly called:
    | "day"
    | "thisWeek"
    | "nextWeek"
    | "thisWeekend"
    | "nextWeekend"
    | "thisMonth"
    | "nextMonth"
    | "upcoming";
}

/** What's asked about the weather. `umbrella`: whether one is needed. */
export type WeatherTopic = "any" | "umbrella" | "rain" | "snow" | "wind" | "sun" | "hot" | "cold";

/** A question about the calendar, and about an event if words name one. */
export interface CalendarList {
  readonly kind: "calendar.list";
  readonly period: Period;
  readonly words: string;
  /** Only the one at this place of those that fit and are ahead: 1 is the next one, -1 the last. */
  readonly nth?: number | undefined;
}

export type Intent =
  | { readonly kind: "calendar.create"; readonly wish: EventWish }
  /** A request for a new event without a title. */
  | { readonly kind: "calendar.create-what" }
  /** A request for a new event without a clear day or time, or at none that there is. The title may be empty. */
  | { readonly kind: "calendar.create-when"; readonly title: string; readonly trouble: TimeTrouble | null }
  | CalendarList
  /** Whether, or when, a span is free; long enough for so many minutes, if that's said. */
  | {
      readonly kind: "calendar.free";
      readonly from: Temporal.PlainDateTime;
      readonly to: Temporal.PlainDateTime;
      readonly minutes: number | null;
    }
  | {
      readonly kind: "weather";
      /** As the person said it; null for where they live. */
      readonly place: string | null;
      readonly topic: WeatherTopic;
      /** Null for now. */
      readonly period: Period | null;
      /** The hours of each day that are meant, if not all. */
      readonly hours: readonly [from: number, to: number] | null;
    }
  | {
      readonly kind: "products";
      readonly q: string;
      readonly minPrice: number | null;
      readonly maxPrice: number | null;
      readonly inStock: boolean;
      readonly sort: "relevance" | "price-asc" | "price-desc" | "rating";
    }
  | { readonly kind: "guide"; readonly topic: GuideTopic }
  /** `day`: another one than today. */
  | { readonly kind: "clock"; readonly of: "time" | "date"; readonly day?: Temporal.PlainDate }
  | { readonly kind: "secrets" }
  | { readonly kind: "unknown" };

export type GuideTopic =
  | "greeting"
  | "thanks"
  | "goodbye"
  | "overview"
  | "calendar"
  | "marketplace"
  | "chat"
  | "settings"
  | "files"
  | "weather"
  | "model";

/** What understanding a text depends on besides the text. */
export interface Reading {
  readonly now: Temporal.ZonedDateTime;
  readonly language: string;
  /** The day that was spoken of, which a time without a day is on. Otherwise that's the next such time. */
  readonly day?: Temporal.PlainDate | undefined;
  /** A day of the week that was spoken of, if that's a later one: a weekday alone is one of that week. */
  readonly week?: Temporal.PlainDate | undefined;
  /** The time of that day, for what says neither. */
  readonly time?: Temporal.PlainTime | undefined;
}

import type { Rule } from "../grammar.ts";

/** One language's words for times. Strings are sources of regular expressions, in lower case; `{…}` are slots as in the rules. */
export interface EuropeanWords {
  /** Monday first, each with its other forms after `|`. */
  readonly weekdays: string;
  /** Only the forms that say that it's each such day; none where there are no such forms. */
  readonly everyWeekdays?: string;
  readonly months: string;
  /** One to twelve. */
  readonly hours: string;
  /** More numbers that are said in words: half, five, ten, quarter, twenty. */
  readonly numbers: Readonly<Record<string, number>>;
  /** Minutes, hours, days, weeks, months and years, separated by spaces, each with its forms after `|`. */
  readonly units: string;
  /** Before a time of day, and the word for "o'clock". */
  readonly at: string;
  readonly oclock: string;
  /** The word for "o'clock" that's said with times of a 24-hour clock. */
  readonly on24?: string;
  /** After an hour, what's added to it and taken from it, and before it, half an hour less. Null where it isn't said so. */
  readonly halfPast: string | null;
  readonly quarterPast: string | null;
  readonly quarterTo: string | null;
  readonly halfTo: string | null;
  readonly noon: string;
  readonly noonAndHalf: string | null;
  readonly midnight: string;
  /** Parts of the day after a time or on their own. */
  readonly morning: string;
  readonly afternoon: string;
  readonly evening: string;
  readonly night: string;
  readonly today: string;
  readonly tonight: string;
  readonly tomorrow: string;
  readonly afterTomorrow: string;
  readonly yesterday: string;
  /** Before a day. */
  readonly on: string;
  /** With a weekday: the coming one, that of next week, and what people use both ways. `{weekday}` is the weekday. */
  readonly coming: string | null;
  readonly inNextWeek: string;
  readonly eitherWeek: string | null;
  /** A weekday, and the same a week later. */
  readonly weekLater: string | null;
  /** So many days ahead that are a whole week or two to some. */
  readonly aboutWeeks: string;
  readonly thisWeek: string;
  readonly nextWeek: string;
  readonly weekend: string;
  readonly thisMonth: string;
  readonly nextMonth: string;
  /** Around the number of a day: "der 3.", "le 1er". */
  readonly ordinal: string;
  readonly of: string;
  readonly every: string;
  readonly everyOther: string;
  readonly workdays: string;
  readonly daily: string;
  readonly weekly: string;
  readonly monthly: string;
  readonly yearly: string;
  readonly in: string;
  readonly for: string;
  /** An hour and a half, and the like. */
  readonly lengths: Readonly<Record<string, number>>;
  readonly before: string;
  readonly allDay: string;
  readonly from: string;
  readonly to: string;
  readonly until: string;
  /** Between that and a month whose last day it is. */
  readonly endOf: string;
  readonly except: string;
  readonly or: string;
  readonly and: string;
  /** What may lead to a time without saying anything. */
  readonly leads: string;
  /** Whether weekdays and months begin with a capital letter only where they're names. */
  readonly hasSmallDays: boolean;
  /** Before weekdays that are names. */
  readonly titles: string;
  /** Rules that only this language has. */
  readonly own?: readonly Rule[];
}

/** When something happens, in local time, with its weekday so that people and the check can see that the date is meant:
 * - a time span: `Thu 2026-11-19 12:00-13:00`, or `Fri 2026-11-20 22:00 - Sat 2026-11-21 02:00` past midnight
 * - whole days, the last one included: `Thu 2026-11-19`, `Sun 2026-12-20 - Sun 2027-01-03`
 */
export type Span = string;

/** A moment in local time, `Thu 2026-11-19 12:00`; for an all-day event its day, `Thu 2026-11-19`. */
export type Moment = string;

/** The name of an event within its dialogue. Nobody says it or sees it. */
export type EventName = string;

export interface GoldenEvent {
  /** If several titles are right, the best comes first. Letter case doesn't matter. */
  readonly title: string | readonly [string, ...string[]];
  readonly on: Span;
  /** RRULE value. Another rule with the same occurrences is right, too. */
  readonly recurrence?: string;
  /** Occurrences that the series leaves out. */
  readonly exceptions?: readonly Moment[];
  /** Minutes before the start. */
  readonly reminders?: readonly number[];
  readonly location?: string;
  readonly description?: string;
}

/** What a person can order. */
export type Order = "create" | "move" | "rename" | "change" | "cancel" | "remind" | "undo" | "forget";

/** What the assistant asks for. */
export type Question =
  /** Neither day nor time is known. */
  | "when"
  | "day"
  | "time"
  | "am-or-pm"
  | "title"
  /** How long, or until when. */
  | "length"
  /** At which interval it repeats. */
  | "how-often"
  /** Which of several events that fit (`among`). */
  | "which"
  /** This occurrence of a series, or also others. */
  | "series"
  /** Whether to really do it to the events in `among`. */
  | "confirm"
  /** The time is over. */
  | "past"
  /** A day that the calendar doesn't have. */
  | "impossible-date"
  /** A time that the clocks skip. */
  | "skipped-time"
  /** Days of the lunar calendar, which it can't convert. */
  | "lunar-date"
  /** No event was named. */
  | "event"
  /** What about the event should change. */
  | "change"
  | "place"
  | "product";

/** What the assistant does about what a person says, whatever the language. Each turn is one of these. */
export type Act =
  /** Adds the events in `adds`. */
  | { readonly kind: "create" }
  /** Adds an event whose only purpose is its reminder. */
  | { readonly kind: "remind" }
  /** Changes when the events in `changes` happen. */
  | { readonly kind: "move" }
  | { readonly kind: "rename" }
  /** Changes length, place, description, recurrence or reminders. */
  | { readonly kind: "change" }
  /** Tells the events in the order they happen: all, those of `days`, or those that fit the words `about`. */
  | { readonly kind: "list"; readonly days?: Span; readonly events: readonly EventName[]; readonly about?: string }
  /** Tells whether, or when, the span is free: `busy` are the events in it. */
  | { readonly kind: "free"; readonly span: Span; readonly busy: readonly EventName[] }
  | {
      readonly kind: "find-product";
      /** As the person said it. */
      readonly q: string;
      /** Price of one unit. */
      readonly min?: number;
      readonly max?: number;
      readonly inStock?: true;
      readonly sort?: "price-asc" | "price-desc" | "rating";
    }
  /** Products by their place in the last list, from 1. */
  | { readonly kind: "compare-products"; readonly products: readonly number[]; readonly quantity?: number }
  | {
      readonly kind: "product-detail";
      readonly product: number;
      readonly of: "stock" | "price" | "minimum-order" | "supplier" | "rating" | "everything";
      readonly quantity?: number;
    }
  /** `place`: as the person said it, null for where they live. `on`: null for now. */
  | { readonly kind: "weather"; readonly place: string | null; readonly on: Span | null }
  | { readonly kind: "help" }
  | { readonly kind: "greet" }
  | { readonly kind: "goodbye" }
  | { readonly kind: "thanks" }
  | { readonly kind: "clock"; readonly of: "time" | "date" }
  /** Takes back what was done last. */
  | { readonly kind: "undo" }
  /** Keeps the facts in `remembers`. */
  | { readonly kind: "remember" }
  /** Tells everything that it was asked to remember. */
  | { readonly kind: "recall" }
  /** Does what it asked to confirm. */
  | { readonly kind: "confirm"; readonly to: Order }
  /** Leaves everything as it is. */
  | { readonly kind: "decline"; readonly to: Order }
  /** Writes nothing yet. `among`: the events in question, none if it's about memory. */
  | { readonly kind: "ask"; readonly about: Question; readonly to?: Order; readonly among?: readonly EventName[] }
  /** Says that no event fits. */
  | { readonly kind: "not-found"; readonly to: Order }
  /** Says plainly that it can't do this. */
  | { readonly kind: "not-understood" };

export interface Turn {
  readonly says: string;
  readonly act: Act;
  /** What's different in the calendar afterwards. Everything else is as it was. */
  readonly adds?: Readonly<Record<EventName, GoldenEvent>>;
  readonly changes?: Readonly<Record<EventName, Partial<GoldenEvent>>>;
  readonly removes?: readonly EventName[];
  /** Removed events that are back as they were. */
  readonly restores?: readonly EventName[];
  /** Facts that are remembered afterwards, or aren't anymore. */
  readonly remembers?: readonly string[];
  readonly forgets?: readonly string[];
}

export interface Dialogue {
  /** Unique within its language. */
  readonly id: string;
  /** Local time and zone: `Wed 2026-11-18 10:00 Europe/Berlin`. */
  readonly now: string;
  /** Where the person lives, if the assistant knows. */
  readonly home?: string;
  readonly calendar?: Readonly<Record<EventName, GoldenEvent>>;
  /** What it was asked to remember before. */
  readonly memories?: readonly string[];
  readonly turns: readonly [Turn, ...Turn[]];
}

export interface LanguageDialogues {
  readonly language: string;
  readonly dialogues: readonly Dialogue[];
}

import type { DayPart } from "../time/saying.ts";

/** One language's words for questions. Strings are sources of regular expressions. */
export interface QuestionTable {
  /** A question about the calendar, about being free, and about when something is. */
  readonly list: string;
  readonly free: string;
  /** What's only a question about the calendar with a time in it: "is there yoga on Friday?" */
  readonly listOn?: string;
  readonly when: string;
  /** After a time, that the rest of the day is asked about: 18時以降. */
  readonly onward?: string;
  /** A question about the next event alone, and about the first or the last one of a day. */
  readonly next?: string;
  readonly firstOfDay?: string;
  readonly lastOfDay?: string;
  /** Parts of the day as questions name them, where times of day are told in other words. */
  readonly parts?: Partial<Readonly<Record<DayPart, string>>>;
  /** What time it is, and what day. */
  readonly clock?: {
    readonly time: string;
    readonly date: string;
    /** The date or weekday of a day (`{day}`). */
    readonly dateOf?: string;
  };
  /** A search for products, whatever else it says. */
  readonly products: string;
  /** A question like the one before, about something else (`{rest}`): "and on Friday?" */
  readonly follow: string;
  /** The days after those of the question before: "and the one after?" */
  readonly after?: string;
  /** Words that are no part of what's asked about, by what that is. */
  readonly eventNoise: string;
  readonly productNoise: string;
  /** What's written together with a word of what's asked about after it, by what that is. */
  readonly eventParticles?: string;
  readonly productParticles?: string;
  /** Prices: `{a}` and `{b}` are amounts. */
  readonly between: string;
  readonly under: string;
  /** A highest price without a currency, which only a search for products has. */
  readonly underBare?: string;
  readonly over: string;
  /** Words after an amount that make it as many times that: "300 nghìn". */
  readonly scales?: Readonly<Record<string, number>>;
  readonly inStock: string;
  /** In a search without a price, that cheap ones are sought: the cheapest come first. */
  readonly cheap?: string;
  readonly cheapest: string;
  readonly dearest?: string;
  readonly best: string;
  /** Whether words have spaces between them. */
  readonly spaced: boolean;
}

import { Settled } from "@atrium/shared-contracts/wire";
import * as z from "zod/mini";
import { Deed, Write } from "../acts/write.ts";

/** An event, or one occurrence of a series by its start, and in which version it was spoken of. */
const EventKey = z.object({
  id: z.string(),
  occurrence: z.nullable(z.string()),
  version: z.optional(z.number()),
});
export type EventKey = z.infer<typeof EventKey>;

/** Something that was said, and when: "tomorrow" is relative to that. */
const Said = z.object({ text: z.string(), at: z.string() });
export type Said = z.infer<typeof Said>;

const Question = z.object({
  /**
   * What's asked for: a yes, which of the events, which occurrences of a series, an event, what to change about it, a day or time for an order, or a new
   * event's time or title. `proposal` asks for a yes to `writes`.
   */
  asks: z.enum(["confirm", "which", "series", "event", "change", "target", "when", "title", "proposal"]),
  /** The order that led to it, and what was answered since, in the language of the order. */
  said: z.array(Said),
  language: z.string(),
  /** The events in question, in the order they were told. */
  among: z.array(EventKey),
  /** The day that was spoken of before, which a new event is on unless something else is said. */
  day: z.optional(z.string()),
  /** Occurrences of a series that the order is about, once that's known. */
  scope: z.optional(z.enum(["one", "all"])),
  /** The turn whose deed is to be taken back. */
  undoes: z.optional(z.string()),
  /** How many messages about something else came since. */
  age: z.number(),
  /** Something else was done since, which "it" means now. */
  isBehind: z.optional(z.boolean()),
  /** The turn whose reply asks it. */
  turn: z.optional(z.string()),
  /** What's proposed. */
  writes: z.optional(z.array(Write)),
  /** Which of them, from 0, aren't answered yet. All if it's undefined. */
  left: z.optional(z.array(z.number())),
  /** Whether it was asked in words that may be somebody else's, so that a yes in words may be meant for something else. */
  isUnsure: z.optional(z.boolean()),
});
export type Question = z.infer<typeof Question>;

const Dialogue = z.object({
  question: z.nullable(Question),
  /** Spoken of last, in the order they were told: "it", "both" and "the second one" mean these. */
  events: z.array(EventKey),
  /** A question about the calendar or the weather that was asked last, so that the next one may be like it: "and on Friday?" */
  asked: z.nullable(Said),
  /** The day that question was about, if it was about one: "then at 10" is on that day. */
  day: z.optional(z.nullable(z.string())),
  /** The days and the place of a question about the calendar, so that the next one may be about what follows: "and the one after?" */
  listed: z.optional(
    z.nullable(
      z.object({
        from: z.string(),
        to: z.string(),
        called: z.enum([
          "day",
          "thisWeek",
          "nextWeek",
          "thisWeekend",
          "nextWeekend",
          "thisMonth",
          "nextMonth",
          "upcoming",
        ]),
        nth: z.optional(z.number()),
      }),
    ),
  ),
  /** The time of that day, if it was about one. */
  time: z.optional(z.nullable(z.string())),
  /** The day of what was just written, if that's one: "also lunch at 12" is on that day. */
  doneOn: z.optional(z.nullable(z.string())),
  /** The day and the place of a question about the weather. */
  weather: z.optional(z.nullable(z.object({ day: z.nullable(z.string()), place: z.nullable(z.string()) }))),
  /** Ids of the products that were found last, in the order they were told, and the one that was spoken of last. */
  products: z.optional(z.array(z.string())),
  product: z.optional(z.string()),
  /** Newest last. */
  done: z.array(Deed),
  /** The turn of the newest deed when events were told last: "the second one" isn't counted among what was done before that. */
  toldAfter: z.optional(z.nullable(z.string())),
  /** Whether words that aren't the person's own are in the conversation: stored data or what's in files. Unknown if it's undefined. */
  heard: z.optional(z.boolean()),
  /** The memories that the last reply asked whether to forget, in the language of the order. */
  forgetting: z._default(
    z.nullable(z.object({ ids: z.array(z.string()), language: z.string(), turn: z.optional(z.string()) })),
    null,
  ),
  /** What became by the last reply of what earlier ones offered. */
  settled: z.optional(z.array(Settled)),
});
/** What a conversation is about at one point of one branch, as far as the assistant has to know. */
export type Dialogue = z.infer<typeof Dialogue>;

export const NOTHING_SAID: Dialogue = { question: null, events: [], asked: null, done: [], forgetting: null };

/** A stored dialogue. One that another version of the product has stored differently is forgotten. */
export function readDialogue(stored: unknown): Dialogue {
  const found = Dialogue.safeParse(stored);
  return found.success ? found.data : NOTHING_SAID;
}

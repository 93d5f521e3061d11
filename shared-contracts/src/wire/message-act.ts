import * as z from "zod/mini";
import { CHOICES } from "./offers.ts";
import { boundedText, id } from "./text.ts";

/** What a message chose of a reply's choices. */
export const ChoiceAct = z.object({
  choice: z.enum(CHOICES),
  /** The turn whose reply offered it. */
  turn: id(),
  /** Which of the reply's proposals is meant, from 0. All that are open if it's undefined. */
  item: z.optional(z.int().check(z.gte(0), z.lte(99))),
});
export type ChoiceAct = z.infer<typeof ChoiceAct>;

/** What a suggestion of the interface asks for. */
export const SuggestedAct = z.discriminatedUnion("suggests", [
  z.object({ suggests: z.literal("week") }),
  /** An event of the usual length, so many days from today at a local time. */
  z.object({
    suggests: z.literal("event"),
    title: boundedText(200),
    days: z.int().check(z.gte(0), z.lte(365)),
    time: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
  }),
  z.object({ suggests: z.literal("weather"), place: boundedText(100) }),
  z.object({ suggests: z.literal("products"), q: boundedText(200) }),
]);
export type SuggestedAct = z.infer<typeof SuggestedAct>;

/** What a message does beside saying it in words. */
export const MessageAct = z.union([ChoiceAct, SuggestedAct]);
export type MessageAct = z.infer<typeof MessageAct>;

import * as z from "zod/mini";

/** What a reply can do on its way. */
export const STEP_KINDS = [
  "calendar",
  "calendar.create",
  "calendar.change",
  "calendar.delete",
  "calendar.restore",
  "marketplace",
  "marketplace.product",
  "marketplace.visits",
  "weather",
  "files",
] as const;
export type StepKind = (typeof STEP_KINDS)[number];

/** The kind of a step that's only shown while it's done: the model thinks. */
export const REASONING_STEP = "reasoning";

/** How many steps a reply has at most, and how many characters (code points) their parts have. */
export const STEPS_MAX = 20;
export const STEP_KIND_MAX_CHARACTERS = 40;
export const STEP_DETAIL_MAX_CHARACTERS = 80;

/** A step of a reply, which clients put into words. Newer servers may send kinds that aren't in STEP_KINDS. */
export const ReplyStep = z.object({
  kind: z.string(),
  /** What it was about: the words searched for, the place, an event's title, a file's name. One line of plain text that others may have written. */
  detail: z.optional(z.string()),
});
export type ReplyStep = z.infer<typeof ReplyStep>;

/** A step that has begun. */
export const BegunStep = z.object({
  ...ReplyStep.shape,
  /** How many steps had been done before. */
  number: z.number(),
  /** How long the reply's text was then, in UTF-16 units. Once it's longer, the step is over. */
  offset: z.number(),
});
export type BegunStep = z.infer<typeof BegunStep>;

/** How many characters of a model's reasoning are kept, in UTF-16 units. */
export const REASONING_MAX_LENGTH = 32_000;
/** That a reply has reasoning, and how long it took. The text is fetched when someone wants to read it. */
export const ReplyReasoning = z.object({ seconds: z.number() });
export type ReplyReasoning = z.infer<typeof ReplyReasoning>;

import * as z from "zod/mini";

/** What a reply can do on its way. */
export type StepKind =
  | "calendar"
  | "calendar.create"
  | "calendar.change"
  | "calendar.delete"
  | "calendar.restore"
  | "marketplace"
  | "marketplace.product"
  | "marketplace.visits"
  | "weather"
  | "files"
  | "memory.add"
  | "memory.remove";

/** The kind of a step that's only shown while it's done: the model thinks. */
export type ReasoningKind = "reasoning";

/** A step of a reply, which clients put into words. */
export const ReplyStep = z.object({
  /** A StepKind. Newer servers may send others. */
  kind: z.string(),
  /** What it was about: the words searched for, the place, an event's title, a file's name. One short line of plain text that others may have written. */
  detail: z.optional(z.string()),
});
export type ReplyStep = z.infer<typeof ReplyStep>;

/** A step that has begun. */
export const BegunStep = z.object({
  ...ReplyStep.shape,
  /** How long the reply's text was then, in UTF-16 units. Once it's longer, the step is over. */
  offset: z.number(),
});
export type BegunStep = z.infer<typeof BegunStep>;

/** That a reply has reasoning, and how long it took. The text is fetched when someone wants to read it. */
export const ReplyReasoning = z.object({ seconds: z.number() });
export type ReplyReasoning = z.infer<typeof ReplyReasoning>;

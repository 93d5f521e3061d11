import * as z from "zod/mini";
import { FEEDBACK_MAX_CHARACTERS } from "../specification/constants.ts";
import { defineCall } from "./call.ts";
import { queryNumber } from "./query.ts";
import { id, instant, visibleText } from "./text.ts";

export const FeedbackType = z.enum(["idea", "bug_report", "general"]);
export type FeedbackType = z.infer<typeof FeedbackType>;

export const FeedbackSubmission = z.strictObject({ type: FeedbackType, content: visibleText(FEEDBACK_MAX_CHARACTERS) });
export type FeedbackSubmission = z.infer<typeof FeedbackSubmission>;
export const FeedbackSubmitted = z.object({
  status: z.string(),
  message: z.optional(z.string()),
  id: z.optional(id()),
});

export const FeedbackQuery = z.strictObject({
  page: z.optional(queryNumber(1, 100_000)),
  limit: z.optional(queryNumber(1, 100)),
  type: z.optional(FeedbackType),
});
export const FeedbackEntry = z.object({ id: id(), type: FeedbackType, content: z.string(), createdAt: instant() });
export const FeedbackHistory = z.object({
  items: z.array(FeedbackEntry),
  page: z.number(),
  limit: z.number(),
  total: z.number(),
});
export type FeedbackHistory = z.infer<typeof FeedbackHistory>;

export const FeedbackStats = z.object({
  total: z.number(),
  byType: z.record(FeedbackType, z.number()),
  lastSubmittedAt: z.nullable(instant()),
});
export type FeedbackStats = z.infer<typeof FeedbackStats>;

export const feedbackCalls = {
  submit: defineCall({ method: "POST", path: "/userFeedback", body: FeedbackSubmission, answer: FeedbackSubmitted }),
  /** Newest first, page by page. */
  list: defineCall({ method: "GET", path: "/userFeedback", query: FeedbackQuery, answer: FeedbackHistory }),
  stats: defineCall({ method: "GET", path: "/userFeedback/stats", answer: FeedbackStats }),
};

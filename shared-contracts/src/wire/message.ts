import * as z from "zod/mini";
import { id, instant } from "./text.ts";

/** One part of a message's content. */
export const ContentPart = z.discriminatedUnion("type", [
  z.object({ type: z.literal("text"), text: z.string() }),
  z.object({ type: z.literal("image"), imageUrl: z.string() }),
  z.object({ type: z.literal("file"), fileUrl: z.string(), name: z.optional(z.string()) }),
]);
export type ContentPart = z.infer<typeof ContentPart>;

/** A result that a feature draws itself inside a message, through the slot `message.card`. */
export const MessageCard = z.object({
  /** Which card: `calendar.event`, `marketplace.product`, … */
  kind: z.string(),
  /** What the card's feature needs to draw it; its shape belongs to the kind. */
  data: z.record(z.string(), z.unknown()),
});
export type MessageCard = z.infer<typeof MessageCard>;

/** How a stored message ended. A user message is always complete. */
export const MessageStatus = z.enum(["complete", "stopped", "failed"]);
export type MessageStatus = z.infer<typeof MessageStatus>;

/**
 * Why a reply is not whole. What was written before stays, and the turn can be retried.
 * - `model_*`: the language model was busy, unreachable, too slow, cut off, or refused the request; `model_filtered`: its filter blocked the reply.
 * - `reply_too_long`: the reply reached the model's length limit, or the server's.
 * - `reply_empty`: nothing was written.
 * - `assistant_failed`: something broke on the server. `turn_lost`: the server stopped several times while it wrote.
 */
export const REPLY_FAILURES = [
  "model_rate_limited",
  "model_unavailable",
  "model_timeout",
  "model_interrupted",
  "model_refused",
  "model_filtered",
  "reply_too_long",
  "reply_empty",
  "assistant_failed",
  "turn_lost",
] as const;
export type ReplyFailureCode = (typeof REPLY_FAILURES)[number];

/** The reason of a failure, for programs. Newer servers may send codes that are not in REPLY_FAILURES. */
export const Failure = z.object({ code: z.string() });
export type Failure = z.infer<typeof Failure>;

/** A message as the server stores it. */
export const ServerMessage = z.object({
  id: id(),
  role: z.enum(["user", "assistant"]),
  createdAt: instant(),
  content: z.array(ContentPart),
  status: MessageStatus,
  /** The id that the client made; on user messages. */
  messageId: z.optional(z.string()),
  /** The id (not the client's) of the user message that this answers, which is its turn's id; on assistant messages. */
  replyTo: z.optional(z.string()),
  cards: z.optional(z.array(MessageCard)),
  /** Why the reply is not whole; with status `failed`. */
  failure: z.optional(Failure),
});
export type ServerMessage = z.infer<typeof ServerMessage>;

/** A turn is one user message and the reply to it. This is where a running one stands. */
export const TurnSnapshot = z.object({
  /** Equal to the stored id of the user message: a reply's `replyTo` names its turn, also after a reload. */
  turnId: z.string(),
  conversationId: id(),
  /** The client's id of the user message. */
  messageId: z.string(),
  state: z.enum(["queued", "running", "done", "failed", "cancelled"]),
  /** Grows by one each time the turn is taken up. */
  attempt: z.number(),
  /** Number of the last chunk within `attempt` that `partial` covers; 0 before the first. */
  seq: z.number(),
  /** The reply's text so far. */
  partial: z.string(),
  error: z.optional(z.string()),
  /** With state `failed`. */
  failure: z.optional(Failure),
});
export type TurnSnapshot = z.infer<typeof TurnSnapshot>;

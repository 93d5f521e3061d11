import * as z from "zod/mini";
import { ReplyReasoning, ReplyStep } from "./reply-step.ts";
import { id, instant } from "./text.ts";

/** One part of a message's content. */
export const ContentPart = z.discriminatedUnion("type", [
  z.object({ type: z.literal("text"), text: z.string() }),
  z.object({ type: z.literal("image"), imageUrl: z.string(), name: z.optional(z.string()) }),
  z.object({ type: z.literal("file"), fileUrl: z.string(), name: z.optional(z.string()) }),
]);
export type ContentPart = z.infer<typeof ContentPart>;

/** A result inside a message that a feature renders itself, through the `message.card` slot. */
export const MessageCard = z.object({
  /** Which card: `calendar.event`, `marketplace.product`, … */
  kind: z.string(),
  /** What the feature needs to render the card. Each kind has its own shape. */
  data: z.record(z.string(), z.unknown()),
  /** What the card shows, in a line of Markdown. `cardLines` puts these lines at the end of the reply's text. */
  says: z.optional(z.string()),
});
export type MessageCard = z.infer<typeof MessageCard>;

/** The kind of a card that says, as the `text` of its data, that there's more than the cards before it show. The chat draws it itself. */
export const MORE_CARD = "assistant.more";

/** The kind of a card with the weather of a place, which the chat draws itself. Its data is a `WeatherCardData`. */
export const WEATHER_CARD = "assistant.weather";

/**
 * What the server ends a complete reply's text with: a list of what its cards say, for everything that doesn't draw them. Clients that do
 * leave out exactly this, and show a card's line where they can't draw it.
 */
export function cardLines(cards: readonly MessageCard[]): string {
  const lines = cards.flatMap(({ says }) => (says === undefined ? [] : [`\n- ${says}`])).join("");
  return lines && `\n${lines}`;
}

/** How a stored message ended. A user message is always complete. */
export const MessageStatus = z.enum(["complete", "stopped", "failed"]);
export type MessageStatus = z.infer<typeof MessageStatus>;

/**
 * Why a reply isn't complete. Text written before the failure stays, and the turn can be retried.
 * - `model_*`: the language model was busy, unreachable, too slow, cut off, or refused the request. `model_filtered`: its filter blocked it.
 * - `tokens_used_up`: the user's models have taken all the tokens of the day, which ends at midnight UTC.
 * - `reply_too_long`: the reply reached the length limit of the model or the server.
 * - `reply_empty`: nothing was written.
 * - `assistant_failed`: something broke on the server. `turn_lost`: the server went down several times while writing it.
 */
export const REPLY_FAILURES = [
  "model_rate_limited",
  "model_unavailable",
  "model_timeout",
  "model_interrupted",
  "model_refused",
  "model_filtered",
  "tokens_used_up",
  "reply_too_long",
  "reply_empty",
  "assistant_failed",
  "turn_lost",
] as const;
export type ReplyFailureCode = (typeof REPLY_FAILURES)[number];

/** A machine-readable failure reason. Newer servers may send codes that aren't in REPLY_FAILURES. */
export const Failure = z.object({ code: z.string() });
export type Failure = z.infer<typeof Failure>;

/** Where a message is among all versions of it, in the order in which they were written. */
export const MessageVersions = z.object({
  /** From 1. */
  position: z.number(),
  count: z.number(),
  /** The ids of the versions next to it, and of the last one. */
  previous: z.optional(z.string()),
  next: z.optional(z.string()),
  newest: z.string(),
});
export type MessageVersions = z.infer<typeof MessageVersions>;

/** A message as the server stores it. */
export const ServerMessage = z.object({
  id: id(),
  role: z.enum(["user", "assistant"]),
  createdAt: instant(),
  content: z.array(ContentPart),
  status: MessageStatus,
  /** The client's id. On user messages. */
  messageId: z.optional(z.string()),
  /** The server's id of the user message this replies to, which is also the turn's id. On assistant messages. */
  replyTo: z.optional(z.string()),
  /** The message that this one follows. Absent on a conversation's first message. */
  parentId: z.optional(z.string()),
  /** Absent if there's only this version. */
  versions: z.optional(MessageVersions),
  /** What the user thinks of it. On assistant messages. */
  rating: z.optional(z.enum(["good", "bad"])),
  cards: z.optional(z.array(MessageCard)),
  /** What was done for the reply, in order. */
  steps: z.optional(z.array(ReplyStep)),
  reasoning: z.optional(ReplyReasoning),
  /** Why the reply isn't complete. With status `failed`. */
  failure: z.optional(Failure),
});
export type ServerMessage = z.infer<typeof ServerMessage>;

/** A turn is the answering of one user message. This is its state at one moment. */
export const TurnSnapshot = z.object({
  /** The stored id of the user message, so a reply's `replyTo` names its turn even after a reload. */
  turnId: z.string(),
  conversationId: id(),
  /** The client's id of the user message. */
  messageId: z.string(),
  state: z.enum(["queued", "running", "done", "failed", "cancelled"]),
  /** Increases by one each time a worker picks up the turn. */
  attempt: z.number(),
  /** Number of the last chunk of this `attempt` that `partial` includes. 0 before the first. */
  seq: z.number(),
  /** The reply's text so far. */
  partial: z.string(),
  error: z.optional(z.string()),
  /** With state `failed`. */
  failure: z.optional(Failure),
});
export type TurnSnapshot = z.infer<typeof TurnSnapshot>;

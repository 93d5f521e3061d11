import * as z from "zod/mini";
import { MESSAGE_MAX_CHARACTERS } from "../specification/constants.ts";
import { defineCall } from "./call.ts";
import { ClientMessageId } from "./chat.ts";
import { ChoiceAct } from "./message-act.ts";
import { Failure, MessageCard } from "./message.ts";
import { Settled } from "./offers.ts";
import { BegunStep, ReplyStep } from "./reply-step.ts";
import { boundedText, cleanText } from "./text.ts";

/** How much of a temporary conversation a message brings along at most: its last messages, and how long their texts are together. */
export const TEMPORARY_HISTORY = { messages: 40, characters: 48_000 } as const;

/** What a message chose of the choices of an earlier reply. */
export const TemporaryAct = z.strictObject({
  ...z.omit(ChoiceAct, { turn: true }).shape,
  /** The `message_id` of the message whose reply offered it. */
  message: ClientMessageId,
});
export type TemporaryAct = z.infer<typeof TemporaryAct>;

/** What became of something that an earlier reply offered. */
export const TemporarySettled = z.object({
  ...z.omit(Settled, { turn: true }).shape,
  /** The `message_id` of the message whose reply offered it. */
  message: z.string(),
});
export type TemporarySettled = z.infer<typeof TemporarySettled>;

/** A message of a conversation that the server doesn't keep, with what was said before it, oldest first. */
export const TemporaryRequest = z.strictObject({
  message: boundedText(MESSAGE_MAX_CHARACTERS),
  message_id: ClientMessageId,
  history: z
    .array(z.strictObject({ role: z.enum(["user", "assistant"]), text: cleanText() }))
    .check(z.maxLength(TEMPORARY_HISTORY.messages)),
  /** The `message_id` of the message above it. Without it, the assistant doesn't know what it asked there, and what it did. */
  follows: z.optional(ClientMessageId),
  act: z.optional(TemporaryAct),
});
export type TemporaryRequest = z.infer<typeof TemporaryRequest>;

/** A piece of the reply, with one of these. A reply without a last piece that has `ended` was cut off. */
export const TemporaryPiece = z.object({
  /** More of the text. */
  text: z.optional(z.string()),
  card: z.optional(MessageCard),
  /** The node of the assistant's graph that has started. */
  node: z.optional(z.string()),
  /** A step that has begun, and one that's done. */
  begun: z.optional(BegunStep),
  done: z.optional(ReplyStep),
  /** More of the model's reasoning, and how long it has taken in all. */
  reasoning: z.optional(z.object({ text: z.string(), seconds: z.number() })),
  ended: z.optional(z.enum(["complete", "failed"])),
  /** With `ended`: what became by this reply of what earlier ones offered. */
  settled: z.optional(z.array(TemporarySettled)),
  /** Why it failed. */
  failure: z.optional(Failure),
});
export type TemporaryPiece = z.infer<typeof TemporaryPiece>;

export const temporaryCalls = {
  /** Answers with the reply, whose pieces arrive as they're written: each on a line. Closing the connection stops it. */
  send: defineCall({
    method: "POST",
    path: "/chat/temporary",
    body: TemporaryRequest,
    answer: z.array(TemporaryPiece),
  }),
};

import * as z from "zod/mini";
import { MESSAGE_MAX_CHARACTERS, UPLOAD_MAX_FILES_PER_MESSAGE } from "../specification/constants.ts";
import { ClientMessageId } from "./chat.ts";
import { MessageCard } from "./message.ts";
import { boundedText } from "./text.ts";

/** Client id under which the server publishes. Assistant events of any other client are not believed. */
export const SERVER_CLIENT_ID = "atrium-server";

/** The one channel of a user. */
export const userChannel = (userId: string) => `chat:user:${userId}`;

/** How the browser connects; absent options are the SDK's defaults. */
export const RealtimeOptions = z.object({
  endpoint: z.optional(z.string()),
  port: z.optional(z.number()),
  tlsPort: z.optional(z.number()),
  tls: z.optional(z.boolean()),
});
export type RealtimeOptions = z.infer<typeof RealtimeOptions>;

/** GET /ably/token. Other servers may answer a string, or nest the token: see the shell's reader. */
export const RealtimeToken = z.object({
  token: z.string(),
  clientId: z.string(),
  channel: z.string(),
  expiresAt: z.number(),
  options: RealtimeOptions,
});
export type RealtimeToken = z.infer<typeof RealtimeToken>;

/** POST /ably/subscribe: from now on the server listens to the user's channel. */
export const RealtimeSubscribed = z.object({ status: z.literal("subscribed"), channel: z.string() });

/** The event `message` that the client publishes. `userId` is not believed: the channel and the client id decide. */
export const OutboundMessage = z.object({
  eventType: z.literal("message"),
  messageData: z.object({
    conversationId: z.optional(z.string().check(z.maxLength(100))),
    content: boundedText(MESSAGE_MAX_CHARACTERS),
    userId: z.string(),
    status: z.literal("sent"),
    messageId: ClientMessageId,
    metadata: z.optional(
      z.object({ media_ids: z.optional(z.array(z.string()).check(z.maxLength(UPLOAD_MAX_FILES_PER_MESSAGE))) }),
    ),
  }),
  timestamp: z.union([z.number(), z.string()]),
});
export type OutboundMessage = z.infer<typeof OutboundMessage>;

/** Where a piece of a reply belongs. Order is (attempt, seq); seq is contiguous from 1 within an attempt. */
export const TurnPosition = z.object({
  turnId: z.string(),
  attempt: z.number(),
  seq: z.number(),
  /** The client's id of the user message. */
  messageId: z.string(),
});
export type TurnPosition = z.infer<typeof TurnPosition>;

const conversation = { conversationId: z.optional(z.string()), conversation_id: z.optional(z.string()) };

/** The finished reply. `status` 'completed' or 'success' means finished; 'stopped' means ended by the user; the text is whole. */
export const MessageResponseEvent = z.object({
  ...conversation,
  message: z.string(),
  status: z.string(),
  metadata: z.optional(
    z.object({
      ...TurnPosition.shape,
      /** The stored reply's id. */
      replyId: z.string(),
      createdAt: z.string(),
      title: z.optional(z.string()),
      cards: z.optional(z.array(MessageCard)),
      /** True when `message` was cut because the whole text exceeds a realtime message: fetch the conversation. */
      truncated: z.optional(z.boolean()),
    }),
  ),
});

/** A piece of the reply. `metadata.offset` is where it begins, in UTF-16 units of the whole text. */
export const MessageChunkEvent = z.object({
  ...conversation,
  content: z.optional(z.string()),
  chunk: z.optional(z.string()),
  text: z.optional(z.string()),
  metadata: z.optional(z.object({ ...TurnPosition.shape, offset: z.number() })),
});

/** A turn or a message failed. */
export const ErrorEvent = z.object({
  ...conversation,
  error: z.optional(z.string()),
  metadata: z.optional(
    z.object({
      messageId: z.optional(z.string()),
      turnId: z.optional(z.string()),
      attempt: z.optional(z.number()),
      /** One of REPLY_FAILURES when a reply failed, else the code of the refused message. */
      code: z.optional(z.string()),
      retryable: z.optional(z.boolean()),
    }),
  ),
});

/** Progress of one node of the assistant's graph. */
export const GraphEvent = z.object({
  ...conversation,
  content: z.optional(z.string()),
  partial_response: z.optional(z.string()),
  status: z.optional(z.string()),
  complete: z.optional(z.boolean()),
  metadata: z.optional(z.object({ turnId: z.string(), attempt: z.number(), messageId: z.string() })),
});

/** The server has stored a user message; its turn is queued. */
export const MessageAcceptedEvent = z.object({
  conversationId: z.string(),
  messageId: z.string(),
  turnId: z.string(),
  /** The stored user message's id. */
  storedId: z.string(),
  createdAt: z.string(),
  title: z.string(),
});

/** A conversation was renamed or deleted, here or elsewhere. */
export const ConversationChangedEvent = z.object({
  conversationId: z.string(),
  change: z.enum(["renamed", "deleted"]),
  title: z.optional(z.string()),
});

/** Inbound events by their name. */
export const INBOUND_EVENTS = {
  message_response: MessageResponseEvent,
  message_chunk: MessageChunkEvent,
  error: ErrorEvent,
  "graph-event-router": GraphEvent,
  "graph-event-calendar": GraphEvent,
  "graph-event-weather": GraphEvent,
  "graph-event-general": GraphEvent,
  message_accepted: MessageAcceptedEvent,
  conversation_changed: ConversationChangedEvent,
} as const;

export type InboundEventName = keyof typeof INBOUND_EVENTS;
export type InboundEventData<Name extends InboundEventName> = z.infer<(typeof INBOUND_EVENTS)[Name]>;
/** One inbound event, told apart by `name`. */
export type RealtimeEvent = {
  [Name in InboundEventName]: { readonly name: Name; readonly data: InboundEventData<Name> };
}[InboundEventName];

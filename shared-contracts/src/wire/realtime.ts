import * as z from "zod/mini";
import { boundedList } from "./bounded-list.ts";
import { MESSAGE_MAX_CHARACTERS, UPLOAD_MAX_FILES_PER_MESSAGE } from "../specification/constants.ts";
import { defineCall } from "./call.ts";
import { ClientMessageId, ConversationSettings } from "./chat.ts";
import { MessageCard, MessageVersions } from "./message.ts";
import { MessageAct } from "./message-act.ts";
import { onePlace } from "./message-place.ts";
import { Settled } from "./offers.ts";
import { BegunStep, ReplyReasoning, ReplyStep } from "./reply-step.ts";
import { boundedText } from "./text.ts";

/** Client id the server publishes with. Assistant events from any other client are ignored. */
export const SERVER_CLIENT_ID = "atrium-server";

/** The name of a user's one channel. */
export const userChannel = (userId: string) => `chat:user:${userId}`;

/** How the browser connects. Absent options use the SDK's defaults. */
export const RealtimeOptions = z.object({
  endpoint: z.optional(z.string()),
  port: z.optional(z.number()),
  tlsPort: z.optional(z.number()),
  tls: z.optional(z.boolean()),
});
export type RealtimeOptions = z.infer<typeof RealtimeOptions>;

/** What this server answers. Other servers may return a plain string, or nest the token; the shell's reader handles both. */
export const RealtimeToken = z.object({
  token: z.string(),
  clientId: z.string(),
  channel: z.string(),
  expiresAt: z.number(),
  options: RealtimeOptions,
});
export type RealtimeToken = z.infer<typeof RealtimeToken>;

/** The server now listens to the user's channel. */
export const RealtimeSubscribed = z.object({
  status: z.literal("subscribed"),
  channel: z.string(),
  /** For at least this long, nothing was sent to the channel and no reply was being written. Milliseconds. Absent if unknown. */
  quietForMs: z.optional(z.number()),
});

export const realtimeCalls = {
  token: defineCall({ method: "GET", path: "/ably/token", answer: RealtimeToken }),
  /** The body is ignored. */
  subscribe: defineCall({
    method: "POST",
    path: "/ably/subscribe",
    repeatable: true,
    body: z.unknown(),
    answer: RealtimeSubscribed,
    answerUnread: true,
  }),
};

/** The `message` event the client publishes. The server ignores `userId` and goes by the channel and client id. */
export const OutboundMessage = z.object({
  eventType: z.literal("message"),
  messageData: z.object({
    conversationId: z.optional(z.string().check(z.maxLength(100))),
    /** May be blank if there are files. */
    content: boundedText(MESSAGE_MAX_CHARACTERS, 0),
    userId: z.string(),
    status: z.literal("sent"),
    messageId: ClientMessageId,
    metadata: z.optional(
      z
        .object({
          media_ids: z.optional(boundedList(z.string(), UPLOAD_MAX_FILES_PER_MESSAGE)),
          /** As in SendRequest. */
          edits: z.optional(z.string()),
          keeps: z.optional(boundedList(z.string(), UPLOAD_MAX_FILES_PER_MESSAGE)),
          answers: z.optional(z.string()),
          follows: z.optional(ClientMessageId),
          aside: z.optional(z.boolean()),
          settings: z.optional(ConversationSettings),
          act: z.optional(MessageAct),
        })
        .check(...onePlace),
    ),
  }),
  timestamp: z.union([z.number(), z.string()]),
});
export type OutboundMessage = z.infer<typeof OutboundMessage>;

/** Where a chunk of a reply belongs. Sort by (attempt, seq); within an attempt, seq counts up from 1 without gaps. */
export const TurnPosition = z.object({
  turnId: z.string(),
  attempt: z.number(),
  seq: z.number(),
  /** The client's id of the user message. */
  messageId: z.string(),
});
export type TurnPosition = z.infer<typeof TurnPosition>;

const conversation = { conversationId: z.optional(z.string()), conversation_id: z.optional(z.string()) };

/** A reply that has ended, with its full text unless `truncated`. `status` is 'completed' or 'success', or 'stopped' by the user. */
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
      /** Absent if it's the only reply to the message. */
      versions: z.optional(MessageVersions),
      cards: z.optional(z.array(MessageCard)),
      steps: z.optional(z.array(ReplyStep)),
      reasoning: z.optional(ReplyReasoning),
      /** What became by this reply of what earlier ones offered. */
      settled: z.optional(z.array(Settled)),
      /** True if `message` was cut because the full text doesn't fit in a realtime message. Fetch the conversation to get it. */
      truncated: z.optional(z.boolean()),
    }),
  ),
});

/** A chunk of the reply. `metadata.offset` is where it starts in the full text, in UTF-16 units. */
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
      /** One of REPLY_FAILURES if a reply failed, otherwise why the message was refused. */
      code: z.optional(z.string()),
      retryable: z.optional(z.boolean()),
    }),
  ),
});

/** Progress of one node in the assistant's graph. With a `step`, that's what it does now. */
export const GraphEvent = z.object({
  ...conversation,
  content: z.optional(z.string()),
  partial_response: z.optional(z.string()),
  status: z.optional(z.string()),
  complete: z.optional(z.boolean()),
  metadata: z.optional(
    z.object({ turnId: z.string(), attempt: z.number(), messageId: z.string(), step: z.optional(BegunStep) }),
  ),
});

/** The server has stored a user message and queued its turn. */
export const MessageAcceptedEvent = z.object({
  conversationId: z.string(),
  messageId: z.string(),
  turnId: z.string(),
  /** The stored user message's id. */
  storedId: z.string(),
  createdAt: z.string(),
  title: z.string(),
});

/**
 * A conversation was renamed or deleted, in this tab or elsewhere. `messages`: another branch is shown, a reply is written again or
 * was rated, or its settings changed, so fetch it again.
 */
export const ConversationChangedEvent = z.object({
  conversationId: z.string(),
  change: z.enum(["renamed", "deleted", "messages"]),
  title: z.optional(z.string()),
});

/** Conversations were pinned, archived or filed, or the opposite. What's absent didn't change. */
export const ConversationsOrganizedEvent = z.object({
  conversationIds: z.array(z.string()),
  pinned: z.optional(z.boolean()),
  archived: z.optional(z.boolean()),
  /** Null if they're in no folder anymore. */
  folderId: z.optional(z.nullable(z.string())),
});

/** The list has to be loaded again: deleted conversations are back, folders changed, or whole conversations were added. */
export const ConversationListChangedEvent = z.object({ change: z.enum(["restored", "folders", "added"]) });

/** Schemas of inbound events, by event name. */
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
  conversations_organized: ConversationsOrganizedEvent,
  conversation_list_changed: ConversationListChangedEvent,
} as const;

export type InboundEventName = keyof typeof INBOUND_EVENTS;
export type InboundEventData<Name extends InboundEventName> = z.infer<(typeof INBOUND_EVENTS)[Name]>;
/** One inbound event, discriminated by `name`. */
export type RealtimeEvent = {
  [Name in InboundEventName]: { readonly name: Name; readonly data: InboundEventData<Name> };
}[InboundEventName];

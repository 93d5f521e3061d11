import { randomUUID } from "node:crypto";
import { OutboundMessage } from "@atrium/shared-contracts/wire";
import * as z from "zod/mini";
import { type ChatService, conversationIdOf } from "./chat-service.ts";
import type { LiveChannel } from "../realtime/live-channel.ts";
import { createRefusals } from "./refusals.ts";
import { derivedId } from "../ids/derived-id.ts";
import { toApiError } from "../http/error-handler.ts";
import { ApiError } from "../errors/api-error.ts";
import type { Log } from "../log/log.ts";
import type { ArrivedMessage } from "../realtime/realtime-port.ts";

const ConversationId = z.union([z.uuid(), z.string().check(z.regex(/^(pending|temp-\d{1,17})$/))]);
const MediaIds = z.array(z.uuid());
const Named = z.optional(z.uuid());
/** Refusals of messages without an id sent to one user per second: one of them says as much as all. */
const NAMELESS_REFUSALS_PER_SECOND = 5;

const MessageIdOf = z.object({ messageData: z.object({ messageId: z.string().check(z.maxLength(64)) }) });

/** Accepts messages from users' channels. The channel and client id decide who sent a message, never the payload. */
export function createInbound(deps: {
  chat: Pick<ChatService, "send">;
  live: LiveChannel;
  log: Log;
}): (message: ArrivedMessage) => Promise<void> {
  const { chat, live, log } = deps;
  const sendRefusal = createRefusals({ live, log });
  const nameless = new Map<string, number>();
  let second = 0;

  const mayRefuseNameless = (userId: string): boolean => {
    const now = Math.floor(performance.now() / 1_000);
    if (now !== second) {
      second = now;
      nameless.clear();
    }
    const count = (nameless.get(userId) ?? 0) + 1;
    nameless.set(userId, count);
    return count <= NAMELESS_REFUSALS_PER_SECOND;
  };

  const refuse = async (message: ArrivedMessage, error: unknown): Promise<void> => {
    const failure = toApiError(error);
    if (failure.status >= 500) log.error({ err: failure.cause ?? failure }, "A message was not taken in");
    const named = MessageIdOf.safeParse(message.data);
    const messageId = named.success ? named.data.messageData.messageId : undefined;
    if (messageId === undefined && !mayRefuseNameless(message.userId)) return;
    await sendRefusal(message.userId, {
      // One per publish instead of one per messageId: Ably delivers an id once, and each attempt to send needs its answer.
      id: `refused-${derivedId(message.id ?? messageId ?? "message", failure.code)}`,
      data: {
        error: failure.message,
        metadata: {
          ...(messageId === undefined ? {} : { messageId }),
          code: failure.code,
          retryable: failure.status >= 500 || failure.status === 429,
        },
      },
    });
  };

  return async (message) => {
    // Only the user's own tokens carry the user's id, so ignore anything published here under another id.
    if (message.clientId !== message.userId) return;
    try {
      const outbound = OutboundMessage.safeParse(message.data);
      if (!outbound.success) throw new ApiError(unstorable(outbound.error) ? "invalid_text" : "validation_failed");
      const { content, messageId, conversationId, metadata } = outbound.data.messageData;
      if (conversationId !== undefined && !ConversationId.safeParse(conversationId).success) {
        throw new ApiError("conversation_not_found");
      }
      const { media_ids: mediaIds = [], ...details } = metadata ?? {};
      if (!MediaIds.safeParse(mediaIds).success) throw new ApiError("media_not_found");
      const { edits, keeps, answers } = details;
      if (!z.optional(MediaIds).safeParse(keeps).success) throw new ApiError("media_not_found");
      if (!Named.safeParse(edits).success || !Named.safeParse(answers).success) throw new ApiError("message_not_found");
      const { isNew, accepted, turn } = await chat.send({
        userId: message.userId,
        messageId,
        text: content,
        conversationId: conversationIdOf(conversationId),
        mediaIds,
        ...details,
      });
      // The page that sent it first was closed before it heard that the message is here, or the event was lost.
      if (!isNew) {
        const id = `${turn.id}-accepted-${message.id ?? randomUUID()}`;
        await live.publish(message.userId, { id, name: "message_accepted", data: accepted });
      }
    } catch (error) {
      await refuse(message, error);
    }
  };
}

const unstorable = (error: { issues: readonly unknown[] }) =>
  error.issues.some((issue) => (issue as { params?: { code?: string } }).params?.code === "invalid_text");

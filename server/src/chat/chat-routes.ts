import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import {
  ConversationDetail,
  ConversationList,
  ConversationListQuery,
  MessageSearchQuery,
  MessageSearchResult,
  OlderMessages,
  OlderMessagesQuery,
  SendAccepted,
  SendRequest,
  SendResponse,
  TitleUpdate,
  TurnResponse,
} from "@atrium/shared-contracts/wire";
import { ApiError, type ErrorCode } from "../errors/api-error.ts";
import { type ChatService, conversationIdOf } from "./chat-service.ts";
import type { TurnState } from "./turns/turn-store.ts";
import { hasEnded } from "./turns/turn-waiter.ts";
import { toServerMessage, toSnapshot } from "./wire.ts";

const Done = z.object({ status: z.literal("success") });
const done = { status: "success" } as const;
const UuidParams = z.object({ id: z.uuid() });
const UuidQuery = z.uuid();

/** The error code of a turn that ended without a usable reply; null when there is a reply. */
const whyNoReply = ({ turn, reply }: TurnState): ErrorCode | null =>
  turn.errorCode ?? (turn.state === "cancelled" && reply?.text.trim() === "" ? "turn_stopped" : null);

/** Routes for conversations, their messages and the turns being answered. */
export const chatRoutes =
  (chat: ChatService): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      "/chat/history",
      {
        schema: {
          querystring: ConversationListQuery,
          response: { 200: z.union([ConversationDetail, ConversationList]) },
        },
      },
      async (request) => {
        const { conversation_id: id, ...query } = request.query;
        if (id === undefined) return chat.list(request.user.id, query);
        // Anything that isn't a UUID can't be the id of a conversation.
        if (!UuidQuery.safeParse(id).success) throw new ApiError("conversation_not_found");
        return chat.detail(request.user, id, query.limit);
      },
    );

    app.delete("/chat/history/:id", { schema: { params: UuidParams, response: { 200: Done } } }, async (request) => {
      await chat.remove(request.user.id, request.params.id);
      return done;
    });

    app.put(
      "/chat/history/:id/title",
      { schema: { params: UuidParams, body: TitleUpdate, response: { 200: Done } } },
      async (request) => {
        await chat.rename(request.user.id, request.params.id, request.body.title);
        return done;
      },
    );

    app.get(
      "/chat/messages",
      { schema: { querystring: OlderMessagesQuery, response: { 200: OlderMessages } } },
      (request) => chat.older(request.user, request.query),
    );

    app.post(
      "/chat",
      { schema: { body: SendRequest, response: { 200: SendResponse, 202: SendAccepted } } },
      async (request, reply) => {
        const { message, message_id, conversation_id, media_ids, wait } = request.body;
        const { turn } = await chat.send({
          userId: request.user.id,
          messageId: message_id,
          text: message,
          conversationId: conversationIdOf(conversation_id),
          mediaIds: media_ids ?? [],
        });
        const state = await chat.waitForTurn(request.user.id, turn.id, wait === false ? 0 : undefined);
        const named = { conversationId: turn.conversationId, turnId: turn.id };
        const snapshot = toSnapshot(state?.turn ?? { ...turn, state: "cancelled" });
        const failure = state === null ? null : whyNoReply(state);
        if (!state?.reply || !hasEnded(state.turn) || (failure !== null && wait === false)) {
          reply.code(202);
          return { status: "processing" as const, ...named, turn: snapshot };
        }
        const link = chat.links(request.user.sessionId);
        const written = toServerMessage({ ...state.reply, failure: state.turn.errorCode }, link);
        if (failure !== null) throw new ApiError(failure, { details: { ...named, turn: snapshot, reply: written } });
        const urls = state.attachments.map(({ id }) => link(id));
        return {
          message: state.reply.text,
          reply: written,
          ...named,
          ...(urls.length === 0 ? {} : { user_media_urls: urls }),
        };
      },
    );

    app.post(
      "/chat/turns/:id/stop",
      { schema: { params: UuidParams, response: { 200: TurnResponse } } },
      async (request) => ({ turn: toSnapshot(await chat.stop(request.user.id, request.params.id)) }),
    );

    app.post(
      "/chat/turns/:id/retry",
      { schema: { params: UuidParams, response: { 200: TurnResponse } } },
      async (request) => ({ turn: toSnapshot(await chat.retry(request.user.id, request.params.id)) }),
    );

    app.get(
      "/chat/search",
      { schema: { querystring: MessageSearchQuery, response: { 200: MessageSearchResult } } },
      async (request) => {
        const hits = await chat.search(request.user.id, request.query.q, request.query.limit);
        return { hits: hits.map((hit) => ({ ...hit, createdAt: hit.createdAt.toISOString() })) };
      },
    );
  };

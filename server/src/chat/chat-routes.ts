import { chatCalls, IMPORT_MAX_BYTES, movingCalls, temporaryCalls } from "@atrium/shared-contracts/wire";
import type { FastifyPluginAsync } from "fastify";
import * as z from "zod/mini";
import { ApiError, type ErrorCode } from "../errors/api-error.ts";
import { answerInPieces } from "../http/answer-pieces.ts";
import { answerCall } from "../http/answer-call.ts";
import { callerLeft } from "../http/caller-left.ts";
import { isBlank } from "../text/blank.ts";
import type { Chat } from "./chat.ts";
import { conversationIdOf } from "./chat-service.ts";
import type { TurnState } from "./turns/turn-store.ts";
import { hasEnded } from "./turns/turn-waiter.ts";
import { toServerMessage, toSnapshot } from "./wire.ts";

const done = { status: "success" } as const;
const Uuid = z.uuid();

/** The error code of a turn that ended without a usable reply; null when there is a reply. */
const whyNoReply = ({ turn, reply }: TurnState): ErrorCode | null =>
  turn.errorCode ?? (turn.state === "cancelled" && isBlank(reply?.text ?? "") ? "turn_stopped" : null);

/** Routes for conversations, their messages and the turns being answered. */
export const chatRoutes =
  ({ service: chat, temporary }: Pick<Chat, "service" | "temporary">): FastifyPluginAsync =>
  async (app) => {
    answerCall(app, chatCalls.history, async (request) => {
      const { conversation_id: id, ...query } = request.query;
      if (id === undefined) return chat.list(request.user.id, query);
      // Anything that isn't a UUID can't be the id of a conversation.
      if (!Uuid.safeParse(id).success) throw new ApiError("conversation_not_found");
      return chat.detail(request.user, id, query.limit);
    });

    answerCall(app, chatCalls.remove, async ({ user, params }) => {
      await chat.removeMany(user.id, [params.id]);
      return done;
    });

    answerCall(app, chatCalls.removeMany, async ({ user, body }) => {
      await chat.removeMany(user.id, body.ids);
      return done;
    });

    answerCall(app, chatCalls.restore, async ({ user, body }) => {
      await chat.restore(user.id, body.ids);
      return done;
    });

    answerCall(app, chatCalls.organize, async ({ user, body: { ids, ...change } }) => {
      await chat.organize(user.id, ids, change);
      return done;
    });

    answerCall(app, movingCalls.duplicate, async ({ user, params, body }) => ({
      conversation: await chat.duplicate(user.id, params.id, { requestId: body.request_id, title: body.title }),
    }));

    answerCall(app, movingCalls.export, ({ user, query }) =>
      chat.exportPage(user.id, query.conversation_id, query.cursor),
    );

    answerCall(
      app,
      movingCalls.import,
      async ({ user, body }) => ({ results: await chat.import(user.id, body.conversations) }),
      { bodyLimit: IMPORT_MAX_BYTES },
    );

    answerCall(app, chatCalls.createFolder, async ({ user, body }) => ({
      folder: await chat.createFolder(user.id, body.name),
    }));

    answerCall(app, chatCalls.renameFolder, async ({ user, params, body }) => {
      await chat.renameFolder(user.id, params.id, body.name);
      return done;
    });

    answerCall(app, chatCalls.removeFolder, async ({ user, params }) => {
      await chat.removeFolder(user.id, params.id);
      return done;
    });

    answerCall(app, chatCalls.rename, async ({ user, params, body }) => {
      await chat.rename(user.id, params.id, body.title);
      return done;
    });

    answerCall(app, chatCalls.configure, async ({ user, params, body }) => {
      await chat.configure(user.id, params.id, body);
      return done;
    });

    answerCall(app, chatCalls.older, ({ user, query }) => chat.older(user, query));

    answerCall(app, chatCalls.send, async (request, reply) => {
      const { message, message_id, conversation_id, media_ids, wait, ...details } = request.body;
      const { turn } = await chat.send({
        userId: request.user.id,
        messageId: message_id,
        text: message,
        conversationId: conversationIdOf(conversation_id),
        mediaIds: media_ids ?? [],
        ...details,
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
      const written = toServerMessage({ ...state.reply, versions: state.versions }, link);
      if (failure !== null) throw new ApiError(failure, { details: { ...named, turn: snapshot, reply: written } });
      const urls = state.attachments.map(({ id }) => link(id));
      return {
        message: state.reply.text,
        reply: written,
        ...named,
        ...(urls.length === 0 ? {} : { user_media_urls: urls }),
      };
    });

    answerInPieces(app, temporaryCalls.send, ({ user, body }, left) => temporary.reply(user.id, body, left));

    answerCall(app, chatCalls.stop, async ({ user, params }) => ({
      turn: toSnapshot(await chat.stop(user.id, params.id)),
    }));

    answerCall(app, chatCalls.retry, async ({ user, params }) => ({
      turn: toSnapshot(await chat.retry(user.id, params.id)),
    }));

    answerCall(app, chatCalls.regenerate, async ({ user, params, body }) => ({
      turn: toSnapshot(await chat.regenerate(user.id, params.id, body.newest)),
    }));

    answerCall(app, chatCalls.continue, async ({ user, params, body }) => ({
      turn: toSnapshot(await chat.continue(user.id, params.id, body)),
    }));

    answerCall(app, chatCalls.show, async ({ user, params }) => {
      const { conversationId } = await chat.show(user.id, params.id);
      return { conversationId };
    });

    answerCall(app, chatCalls.reasoning, async ({ user, params }) => ({
      text: await chat.reasoning(user.id, params.id),
    }));

    answerCall(app, chatCalls.rate, async ({ user, params, body }) => {
      await chat.rate(user.id, params.id, body.rating);
      return done;
    });

    answerCall(app, chatCalls.find, ({ user, query }, reply) =>
      chat.find(user.id, query.conversation_id, query.q, callerLeft(reply)),
    );

    answerCall(app, chatCalls.search, async ({ user, query }, reply) => {
      const { hits, complete } = await chat.search(user.id, query.q, query.limit, callerLeft(reply));
      return {
        ...(complete ? {} : { complete }),
        hits: hits.map(({ archived, ...hit }) => ({
          ...hit,
          createdAt: hit.createdAt.toISOString(),
          ...(archived ? { archived } : {}),
        })),
      };
    });
  };

import { sharingCalls } from "@atrium/shared-contracts/wire";
import type { FastifyPluginAsync } from "fastify";
import { answerCall } from "../http/answer-call.ts";
import { UNLISTED_HEADERS } from "../http/unlisted.ts";
import { sendContent } from "../media/send-content.ts";
import type { SharingService } from "./sharing-service.ts";

/** Routes for the links to one's own conversations, and for what anyone who has a link gets. */
export const sharingRoutes =
  (sharing: SharingService): FastifyPluginAsync =>
  async (app) => {
    answerCall(app, sharingCalls.get, ({ user, params }) => sharing.get(user.id, params.id));

    answerCall(app, sharingCalls.share, async ({ user, params, body }) => ({
      share: await sharing.share(user.id, params.id, body),
    }));

    answerCall(app, sharingCalls.revoke, async ({ user, params }) => {
      await sharing.revoke(user.id, params.id);
      return { status: "success" as const };
    });

    answerCall(app, sharingCalls.list, ({ user, query }) => sharing.list(user.id, query.cursor));

    answerCall(app, sharingCalls.read, ({ params, query }, reply) => {
      void reply.headers(UNLISTED_HEADERS);
      return sharing.read(params.token, query.after);
    });

    answerCall(app, sharingCalls.copy, async ({ user, params }) => ({
      conversationId: await sharing.copy(user.id, params.token),
    }));

    app.get<{ Params: { token: string; id: string } }>(
      "/shared/:token/files/:id",
      { config: { public: true, isOpened: true }, schema: { hide: true } },
      async (request, reply) => {
        void reply.headers(UNLISTED_HEADERS);
        const { token, id } = request.params;
        return sendContent(request, reply, await sharing.file(token, id), UNLISTED_HEADERS["cache-control"]);
      },
    );
  };

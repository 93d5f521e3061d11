import { realtimeCalls, userChannel } from "@atrium/shared-contracts/wire";
import type { FastifyPluginAsync } from "fastify";
import { ApiError } from "../errors/api-error.ts";
import { answerCall } from "../http/answer-call.ts";
import type { RealtimeService } from "./realtime-service.ts";

/** Routes for the user's realtime channel. Request bodies are ignored: a token is always for the caller's own channel. */
export const realtimeRoutes =
  (realtime: RealtimeService, quietFor: (userId: string) => Promise<number>): FastifyPluginAsync =>
  async (app) => {
    answerCall(app, realtimeCalls.token, async (request) => {
      const { id: userId, sessionId } = request.user;
      return realtime.token({ userId, sessionId });
    });

    answerCall(app, realtimeCalls.subscribe, async (request) => {
      const { id: userId } = request.user;
      try {
        await realtime.listen(userId);
      } catch (error) {
        throw new ApiError("realtime_unavailable", { cause: error });
      }
      return { status: "subscribed" as const, channel: userChannel(userId), quietForMs: await quietFor(userId) };
    });
  };

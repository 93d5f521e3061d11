import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { RealtimeSubscribed, RealtimeToken, userChannel } from "@atrium/shared-contracts/wire";
import { ApiError } from "../errors/api-error.ts";
import type { RealtimeService } from "./realtime-service.ts";

/** Routes for the user's realtime channel. Request bodies are ignored: a token is always for the caller's own channel. */
export const realtimeRoutes =
  (realtime: RealtimeService): FastifyPluginAsyncZod =>
  async (app) => {
    app.get("/ably/token", { schema: { response: { 200: RealtimeToken } } }, async (request) => {
      const { id: userId, sessionId } = request.user;
      return realtime.token({ userId, sessionId });
    });

    app.post("/ably/subscribe", { schema: { response: { 200: RealtimeSubscribed } } }, async (request) => {
      const { id: userId } = request.user;
      try {
        await realtime.listen(userId);
      } catch (error) {
        throw new ApiError("realtime_unavailable", { cause: error, headers: { "retry-after": "2" } });
      }
      return { status: "subscribed" as const, channel: userChannel(userId) };
    });
  };

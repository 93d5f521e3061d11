import { memoryCalls } from "@atrium/shared-contracts/wire";
import type { FastifyPluginAsync } from "fastify";
import { answerCall } from "../http/answer-call.ts";
import type { MemoryService } from "./memory-service.ts";

/** Routes for what the assistant remembers of the signed-in user. */
export const memoryRoutes =
  (memory: MemoryService): FastifyPluginAsync =>
  async (app) => {
    answerCall(app, memoryCalls.list, async ({ user }) => ({ memories: await memory.list(user.id) }));

    answerCall(app, memoryCalls.update, ({ user, params, body }) => memory.change(user.id, params.id, body));

    answerCall(app, memoryCalls.remove, async ({ user, params }) => {
      await memory.remove(user.id, [params.id]);
      return { status: "success" as const };
    });

    answerCall(app, memoryCalls.removeAll, async ({ user }) => {
      await memory.removeAll(user.id);
      return { status: "success" as const };
    });
  };

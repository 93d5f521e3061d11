import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { stopBeforeClose } from "../http/ending.ts";
import type { Chat } from "./chat.ts";
import { chatRoutes } from "./chat-routes.ts";

/** The chat's routes, and its work from the server's start to its end. Register it before realtime, over which it tells how replies end. */
export const chatPlugin =
  (chat: Chat): FastifyPluginAsyncZod =>
  async (app) => {
    await app.register(chatRoutes(chat.service));
    app.addHook("onReady", () => chat.start());
    stopBeforeClose(app, () => chat.stop());
  };

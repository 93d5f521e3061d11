import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { stopBeforeClose } from "../http/ending.ts";
import type { Chat } from "./chat.ts";
import { chatRoutes } from "./chat-routes.ts";

/** The chat's routes and background work, from server start to shutdown. Register it before realtime: it announces the end of replies over realtime. */
export const chatPlugin =
  (chat: Chat): FastifyPluginAsyncZod =>
  async (app) => {
    await app.register(chatRoutes(chat));
    app.addHook("onReady", () => chat.start());
    stopBeforeClose(app, () => chat.stop());
  };

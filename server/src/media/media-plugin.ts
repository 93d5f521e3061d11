import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { mediaRoutes } from "./media-routes.ts";
import type { MediaService } from "./media-service.ts";
import type { MediaSweeper } from "./media-sweeper.ts";

/** The file routes, and the cleanup of the file store while the server is listening. */
export const mediaPlugin =
  ({ service, sweeper }: { service: MediaService; sweeper: MediaSweeper }): FastifyPluginAsyncZod =>
  async (app) => {
    await app.register(mediaRoutes(service));
    app.addHook("onListen", async () => sweeper.start());
    app.addHook("onClose", () => sweeper.stop());
  };

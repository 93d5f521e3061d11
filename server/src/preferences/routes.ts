import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { Settings } from "@atrium/shared-contracts/wire";
import type { PreferencesService } from "./preferences-service.ts";

export const preferencesRoutes =
  (preferences: PreferencesService): FastifyPluginAsyncZod =>
  async (app) => {
    app.get("/preferences", { schema: { response: { 200: Settings } } }, (request) =>
      preferences.read(request.user.id),
    );

    app.put("/preferences", { schema: { body: Settings, response: { 200: Settings } } }, (request) =>
      preferences.save(request.user.id, request.body),
    );

    app.delete("/preferences", { schema: { response: { 200: Settings } } }, (request) =>
      preferences.reset(request.user.id),
    );
  };

import { ModelOptions } from "@atrium/shared-contracts/wire";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { ModelChoice } from "./model-choice.ts";

/** The route that lists the models people can choose in the assistant's settings. */
export const modelRoutes =
  (choice: ModelChoice): FastifyPluginAsyncZod =>
  async (app) => {
    app.get("/assistant/models", { schema: { response: { 200: ModelOptions } } }, () => choice.options());
  };

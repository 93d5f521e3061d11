import { Integrations } from "@atrium/shared-contracts/wire";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Config } from "../config/config.ts";
import { integrationCatalogue } from "./catalogue.ts";

/** Which third-party services this installation could be connected with. */
export const integrationRoutes =
  (configured: Config["integrations"]): FastifyPluginAsyncZod =>
  async (app) => {
    app.get("/integrations", { schema: { response: { 200: Integrations } } }, () => ({
      integrations: integrationCatalogue(configured),
    }));
  };

import { Integrations } from "@atrium/shared-contracts/wire";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Config } from "../config/config.ts";
import { integrationCatalogue } from "./catalogue.ts";

/** The route that lists the third-party services this installation can be connected to. */
export const integrationRoutes =
  (configured: Config["integrations"]): FastifyPluginAsyncZod =>
  async (app) => {
    app.get("/integrations", { schema: { response: { 200: Integrations } } }, () => ({
      integrations: integrationCatalogue(configured),
    }));
  };

import { integrationCalls } from "@atrium/shared-contracts/wire";
import type { FastifyPluginAsync } from "fastify";
import type { Config } from "../config/config.ts";
import { answerCall } from "../http/answer-call.ts";
import { integrationCatalogue } from "./catalogue.ts";

/** The route that lists the third-party services this installation can be connected to. */
export const integrationRoutes =
  (configured: Config["integrations"]): FastifyPluginAsync =>
  async (app) => {
    answerCall(app, integrationCalls.list, () => ({ integrations: integrationCatalogue(configured) }));
  };

import { preferencesCalls } from "@atrium/shared-contracts/wire";
import type { FastifyPluginAsync } from "fastify";
import { answerCall } from "../../http/answer-call.ts";
import type { ModelChoice } from "./model-choice.ts";

/** The route that lists the models people can choose in the assistant's settings. */
export const modelRoutes =
  (choice: ModelChoice): FastifyPluginAsync =>
  async (app) => {
    answerCall(app, preferencesCalls.models, () => choice.options());
  };

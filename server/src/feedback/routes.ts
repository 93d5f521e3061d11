import { feedbackCalls } from "@atrium/shared-contracts/wire";
import type { FastifyPluginAsync } from "fastify";
import { answerCall } from "../http/answer-call.ts";
import type { FeedbackService } from "./feedback-service.ts";

const DEFAULT_LIMIT = 20;

export const feedbackRoutes =
  (feedback: FeedbackService): FastifyPluginAsync =>
  async (app) => {
    answerCall(app, feedbackCalls.submit, async ({ user, body }) => ({
      status: "success",
      id: await feedback.submit(user.id, body),
    }));
    answerCall(app, feedbackCalls.list, ({ user, query: { page = 1, limit = DEFAULT_LIMIT, type } }) =>
      feedback.history(user.id, page, limit, type),
    );
    answerCall(app, feedbackCalls.stats, ({ user }) => feedback.stats(user.id));
  };

import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import {
  FeedbackHistory,
  FeedbackQuery,
  FeedbackStats,
  FeedbackSubmission,
  FeedbackSubmitted,
} from "@atrium/shared-contracts/wire";
import type { FeedbackService } from "./feedback-service.ts";

const DEFAULT_LIMIT = 20;

export const feedbackRoutes =
  (feedback: FeedbackService): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      "/userFeedback",
      { schema: { body: FeedbackSubmission, response: { 200: FeedbackSubmitted } } },
      async (request) => ({ status: "success", id: await feedback.submit(request.user.id, request.body) }),
    );

    app.get(
      "/userFeedback",
      { schema: { querystring: FeedbackQuery, response: { 200: FeedbackHistory } } },
      (request) => {
        const { page = 1, limit = DEFAULT_LIMIT, type } = request.query;
        return feedback.history(request.user.id, page, limit, type);
      },
    );

    app.get("/userFeedback/stats", { schema: { response: { 200: FeedbackStats } } }, (request) =>
      feedback.stats(request.user.id),
    );
  };

import { randomUUID } from "node:crypto";
import type { FeedbackHistory, FeedbackStats, FeedbackSubmission, FeedbackType } from "@atrium/shared-contracts/wire";
import type { Database } from "../database/database.ts";
import { ApiError } from "../errors/api-error.ts";
import { QUOTAS } from "../limits/limits.ts";
import { countFeedback, feedbackByType, insertFeedback, listFeedback } from "./feedback-store.ts";

export type FeedbackService = {
  /** Stores the trimmed text; returns its id. @throws ApiError `feedback_full` */
  submit(userId: string, submission: FeedbackSubmission): Promise<string>;
  /** The user's own feedback, newest first. */
  history(userId: string, page: number, limit: number, type?: FeedbackType): Promise<FeedbackHistory>;
  stats(userId: string): Promise<FeedbackStats>;
};

export function createFeedbackService({ db }: { db: Database }): FeedbackService {
  return {
    async submit(userId, { type, content }) {
      const id = randomUUID();
      if ((await countFeedback(db, userId)) >= QUOTAS.feedback.max) throw new ApiError(QUOTAS.feedback.refused);
      await insertFeedback(db, { id, userId, type, content: content.trim() });
      return id;
    },

    async history(userId, page, limit, type) {
      const rows = await listFeedback(db, userId, { limit, offset: (page - 1) * limit }, type);
      const items = rows.map(({ id, type, content, createdAt }) => ({
        id,
        type,
        content,
        createdAt: createdAt.toISOString(),
      }));
      return { items, page, limit, total: await countFeedback(db, userId, type) };
    },

    async stats(userId) {
      const rows = await feedbackByType(db, userId);
      const byType = { idea: 0, bug_report: 0, general: 0 };
      for (const row of rows) byType[row.type] = row.count;
      const last = rows.map((row) => row.last?.getTime() ?? 0).toSorted((a, b) => b - a)[0];
      return {
        total: rows.reduce((sum, row) => sum + row.count, 0),
        byType,
        lastSubmittedAt: last === undefined ? null : new Date(last).toISOString(),
      };
    },
  };
}

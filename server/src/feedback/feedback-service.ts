import { randomUUID } from "node:crypto";
import { and, count, desc, eq, max } from "drizzle-orm";
import type { FeedbackHistory, FeedbackStats, FeedbackSubmission, FeedbackType } from "@atrium/shared-contracts/wire";
import type { Database } from "../database/database.ts";
import { ApiError } from "../errors/api-error.ts";
import { QUOTAS } from "../limits/limits.ts";
import { feedback } from "./tables.ts";

export type FeedbackService = {
  /** Stores the trimmed text; answers its id. @throws ApiError `feedback_full` */
  submit(userId: string, submission: FeedbackSubmission): Promise<string>;
  /** The user's own, newest first. */
  history(userId: string, page: number, limit: number, type?: FeedbackType): Promise<FeedbackHistory>;
  stats(userId: string): Promise<FeedbackStats>;
};

export function createFeedbackService({ db }: { db: Database }): FeedbackService {
  return {
    async submit(userId, { type, content }) {
      const id = randomUUID();
      const [stored] = await db.select({ count: count() }).from(feedback).where(eq(feedback.userId, userId));
      if ((stored?.count ?? 0) >= QUOTAS.feedback.max) throw new ApiError(QUOTAS.feedback.refused);
      await db.insert(feedback).values({ id, userId, type, content: content.trim() });
      return id;
    },

    async history(userId, page, limit, type) {
      const mine = and(eq(feedback.userId, userId), type === undefined ? undefined : eq(feedback.type, type));
      const rows = await db
        .select()
        .from(feedback)
        .where(mine)
        .orderBy(desc(feedback.createdAt), desc(feedback.id))
        .limit(limit)
        .offset((page - 1) * limit);
      const [total] = await db.select({ count: count() }).from(feedback).where(mine);
      const items = rows.map(({ id, type, content, createdAt }) => ({
        id,
        type,
        content,
        createdAt: createdAt.toISOString(),
      }));
      return { items, page, limit, total: total?.count ?? 0 };
    },

    async stats(userId) {
      const rows = await db
        .select({ type: feedback.type, count: count(), last: max(feedback.createdAt) })
        .from(feedback)
        .where(eq(feedback.userId, userId))
        .groupBy(feedback.type);
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

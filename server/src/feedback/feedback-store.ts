import { and, count, desc, eq, max } from "drizzle-orm";
import type { FeedbackType } from "@atrium/shared-contracts/wire";
import type { Database } from "../database/database.ts";
import { feedback } from "./tables.ts";

type FeedbackRow = typeof feedback.$inferSelect;

const mine = (userId: string, type?: FeedbackType) =>
  and(eq(feedback.userId, userId), type === undefined ? undefined : eq(feedback.type, type));

export const countFeedback = (db: Database, userId: string, type?: FeedbackType): Promise<number> =>
  db.$count(feedback, mine(userId, type));

export const insertFeedback = async (db: Database, row: typeof feedback.$inferInsert): Promise<void> => {
  await db.insert(feedback).values(row);
};

/** Newest first. */
export const listFeedback = (
  db: Database,
  userId: string,
  page: { readonly limit: number; readonly offset: number },
  type?: FeedbackType,
): Promise<FeedbackRow[]> =>
  db
    .select()
    .from(feedback)
    .where(mine(userId, type))
    .orderBy(desc(feedback.createdAt), desc(feedback.id))
    .limit(page.limit)
    .offset(page.offset);

export const feedbackByType = (db: Database, userId: string) =>
  db
    .select({ type: feedback.type, count: count(), last: max(feedback.createdAt) })
    .from(feedback)
    .where(mine(userId))
    .groupBy(feedback.type);

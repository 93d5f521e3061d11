import { and, eq, gte, inArray, lt, type SQL, sql } from "drizzle-orm";
import { users } from "../auth/tables.ts";
import type { Database, Transaction } from "../database/database.ts";
import { tokenUsage } from "./tables.ts";
import type { ModelUsage, UsageRun } from "./model-usage.ts";

/** How long usage is kept: a year, and time to look back at it. */
const KEPT_DAYS = 400;

/** The beginning of the day, which is the same for everybody, whatever time zone they choose. */
const today: SQL = sql`date_trunc('day', now(), 'UTC')`;

/** What the person's models have taken today, with what's reserved. */
async function countedToday(tx: Transaction, userId: string): Promise<number> {
  const [row] = await tx
    .select({ counted: sql<number>`coalesce(sum(${tokenUsage.counted}), 0)::float8` })
    .from(tokenUsage)
    .where(and(eq(tokenUsage.userId, userId), gte(tokenUsage.at, today)));
  return row?.counted ?? 0;
}

/**
 * Reserves tokens of the person's budget for the day, so that what runs at the same time, in any process, can't take them too. Null if
 * nothing of it is left.
 */
export const reserveTokens = (
  db: Database,
  { userId, kind, turnId }: UsageRun,
  { expected, perDay }: { readonly expected: number; readonly perDay: number },
): Promise<number | null> =>
  db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
    if ((await countedToday(tx, userId)) >= perDay) return null;
    const [reserved] = await tx
      .insert(tokenUsage)
      .values({ userId, kind, turnId, counted: expected })
      .returning({ id: tokenUsage.id });
    if (reserved === undefined) throw new Error("The tokens weren't reserved");
    return reserved.id;
  });

/** Stores what a run has taken, in place of its reservation if it has one. */
export const settleTokens = (
  db: Database,
  { userId, kind, turnId }: UsageRun,
  { reservation, taken }: { readonly reservation: number | null; readonly taken: readonly ModelUsage[] },
): Promise<void> =>
  db.transaction(async (tx) => {
    if (reservation !== null) await tx.delete(tokenUsage).where(eq(tokenUsage.id, reservation));
    if (taken.length === 0) return;
    await tx.insert(tokenUsage).values(
      taken.map(({ endpoint, model, input, output, reasoning, cached, counted }) => ({
        userId,
        kind,
        turnId,
        endpoint,
        model,
        inputTokens: input,
        outputTokens: output,
        reasoningTokens: reasoning,
        cachedTokens: cached,
        counted,
      })),
    );
  });

/** Deletes up to `limit` rows that nobody looks back at; returns how many. */
export async function removeOldUsage(db: Database, limit: number): Promise<number> {
  const old = db
    .select({ id: tokenUsage.id })
    .from(tokenUsage)
    .where(lt(tokenUsage.at, sql`now() - make_interval(days => ${KEPT_DAYS})`))
    .limit(limit);
  return (await db.delete(tokenUsage).where(inArray(tokenUsage.id, old)).returning({ id: tokenUsage.id })).length;
}

import { and, eq, gte, inArray, isNotNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { Database, Transaction } from "../database/database.ts";
import { tokenUsage } from "./tables.ts";
import type { ModelUsage, UsageRun } from "./model-usage.ts";

/** How long usage is kept: a year, and time to look back at it. */
const KEPT_DAYS = 400;

/** The beginning of the day, which is the same for everybody, whatever time zone they choose. */
const today: SQL = sql`date_trunc('day', now(), 'UTC')`;

/** What the person's models have taken today; with `before`, without the reservations made after that one. */
async function countedToday(db: Pick<Database, "select">, userId: string, before: number): Promise<number> {
  const [row] = await db
    .select({ counted: sql<number>`coalesce(sum(${tokenUsage.counted}), 0)::float8` })
    .from(tokenUsage)
    .where(
      and(
        eq(tokenUsage.userId, userId),
        gte(tokenUsage.at, today),
        or(lt(tokenUsage.id, before), isNotNull(tokenUsage.model)),
      ),
    );
  return row?.counted ?? 0;
}

/**
 * Reserves tokens of the person's budget for the day. What runs at the same time can't take it together: reservations made before count.
 * Null if nothing of it is left.
 */
export async function reserveTokens(
  db: Database,
  { userId, kind, turnId }: UsageRun,
  { expected, perDay }: { readonly expected: number; readonly perDay: number },
): Promise<number | null> {
  const [reserved] = await db
    .insert(tokenUsage)
    .values({ userId, kind, turnId, counted: expected })
    .returning({ id: tokenUsage.id });
  if (reserved === undefined) throw new Error("The tokens weren't reserved");
  if ((await countedToday(db, userId, reserved.id)) < perDay) return reserved.id;
  await db.delete(tokenUsage).where(eq(tokenUsage.id, reserved.id));
  return null;
}

/** Stores what a run has taken, in place of its reservation if it has one. */
export const settleTokens = (
  db: Database,
  { userId, kind, turnId }: UsageRun,
  { reservation, taken }: { readonly reservation: number | null; readonly taken: readonly ModelUsage[] },
): Promise<void> =>
  db.transaction(async (tx: Transaction) => {
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

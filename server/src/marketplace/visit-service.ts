import { randomUUID } from "node:crypto";
import { and, count, desc, eq, gte, inArray, lt, type SQL, sql } from "drizzle-orm";
import type { ProductVisit, VisitCreate, VisitPage, VisitStats } from "@atrium/shared-contracts/wire";
import type { Database } from "../database/database.ts";
import { ApiError } from "../errors/api-error.ts";
import { QUOTAS } from "../limits/limits.ts";
import { invalidSearch } from "./invalid-search.ts";
import { pageOf } from "../paging/page.ts";
import { after, cursorOf, type Order, orderBy, placeOf } from "./keyset.ts";
import { products, productVisits } from "./tables.ts";
import { everyDay } from "./visit-days.ts";

const DEFAULT_LIMIT = 50;
const DAY_MS = 86_400_000;
export const MAX_STATS_DAYS = 366;
const TOP_PRODUCTS = 10;
/** Years that every store can hold. */
const FIRST_INSTANT = Date.UTC(1970, 0, 1);
const LAST_INSTANT = Date.UTC(2201, 0, 1);

export type VisitSearch = {
  readonly productId?: string | undefined;
  readonly from?: Date | undefined;
  /** Exclusive. */
  readonly to?: Date | undefined;
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
};

/** What a user looked at in the marketplace; each sees only their own visits. Times are the server's. */
export type VisitService = {
  /** The same `visit_id` again is the same visit; it keeps the longest duration told. Over the quota, the oldest visits go. @throws ApiError `product_not_found`, `visit_id_reused` */
  log(userId: string, visit: VisitCreate): Promise<ProductVisit>;
  /** Newest first. @throws ApiError `invalid_cursor`, `validation_failed` */
  list(userId: string, search: VisitSearch): Promise<VisitPage>;
  /** Visits in [from, to), at most 366 days; days are those of the zone (default UTC), and those without a visit are there with none. */
  stats(userId: string, from: Date, to: Date, timezone?: string): Promise<VisitStats>;
};

const newestFirst: Order = {
  name: "visits",
  value: sql`${productVisits.visitedAt}`,
  type: "timestamptz",
  direction: "desc",
};
const visitId = { column: sql`${productVisits.id}`, type: "uuid" as const };

export function createVisitService({ db }: { db: Database }): VisitService {
  return {
    async log(userId, { visit_id, productId, source, durationMs }) {
      const [product] = await db.select({ name: products.name }).from(products).where(eq(products.id, productId));
      if (product === undefined) throw new ApiError("product_not_found");
      const [row] = await db
        .insert(productVisits)
        .values({ id: randomUUID(), userId, visitId: visit_id, productId, source, durationMs: durationMs ?? null })
        .onConflictDoUpdate({
          target: [productVisits.userId, productVisits.visitId],
          set: { durationMs: sql`greatest(${productVisits.durationMs}, excluded.duration_ms)` },
          setWhere: sql`${productVisits.productId} = excluded.product_id`,
        })
        .returning();
      if (row === undefined) throw new ApiError("visit_id_reused");
      await forgetOldest(db, userId);
      return visitOf(row, product.name);
    },

    async list(userId, search) {
      const limit = search.limit ?? DEFAULT_LIMIT;
      const rows = await db
        .select({ visit: productVisits, name: products.name, place: placeOf(newestFirst) })
        .from(productVisits)
        .innerJoin(products, eq(products.id, productVisits.productId))
        .where(and(conditionOf(userId, search), after(newestFirst, visitId, search.cursor)))
        .orderBy(orderBy(newestFirst, visitId.column))
        .limit(limit + 1);
      const { rows: shown, last } = pageOf(rows, limit);
      return {
        visits: shown.map(({ visit, name }) => visitOf(visit, name)),
        ...(last === undefined ? {} : { nextCursor: cursorOf(newestFirst, last.place, last.visit.id) }),
      };
    },

    async stats(userId, from, to, timezone = "UTC") {
      if (to.getTime() - from.getTime() > MAX_STATS_DAYS * DAY_MS) {
        throw invalidSearch("to", `Must be at most ${MAX_STATS_DAYS} days after from`);
      }
      const condition = conditionOf(userId, { from, to });
      const [[totals], topProducts, days] = await Promise.all([
        totalsOf(db, condition),
        topOf(db, condition),
        daysOf(db, condition, timezone),
      ]);
      const { visits = 0, uniqueProducts = 0, meanDurationMs = null } = totals ?? {};
      return { visits, uniqueProducts, meanDurationMs, topProducts, byDay: everyDay(from, to, timezone, days) };
    },
  };
}

/** Keeps the newest visits, as many as the quota allows. */
async function forgetOldest(db: Database, userId: string): Promise<void> {
  const oldest = db
    .select({ id: productVisits.id })
    .from(productVisits)
    .where(eq(productVisits.userId, userId))
    .orderBy(orderBy(newestFirst, visitId.column))
    .offset(QUOTAS.product_visits.max);
  await db.delete(productVisits).where(inArray(productVisits.id, oldest));
}

function conditionOf(userId: string, { productId, from, to }: VisitSearch): SQL | undefined {
  for (const [field, at] of [["from", from] as const, ["to", to] as const]) {
    if (at !== undefined && !(at.getTime() >= FIRST_INSTANT && at.getTime() <= LAST_INSTANT)) {
      throw invalidSearch(field, "Must lie in the years 1970 to 2200");
    }
  }
  if (from !== undefined && to !== undefined && to <= from) throw invalidSearch("to", "Must be after from");
  return and(
    eq(productVisits.userId, userId),
    productId === undefined ? undefined : eq(productVisits.productId, productId),
    from === undefined ? undefined : gte(productVisits.visitedAt, from),
    to === undefined ? undefined : lt(productVisits.visitedAt, to),
  );
}

const totalsOf = (db: Database, condition: SQL | undefined) =>
  db
    .select({
      visits: count(),
      uniqueProducts: sql<number>`count(distinct ${productVisits.productId})::int`,
      meanDurationMs: sql<number | null>`round(avg(${productVisits.durationMs}))::float8`,
    })
    .from(productVisits)
    .where(condition);

const topOf = (db: Database, condition: SQL | undefined) =>
  db
    .select({ productId: productVisits.productId, name: products.name, visits: count() })
    .from(productVisits)
    .innerJoin(products, eq(products.id, productVisits.productId))
    .where(condition)
    .groupBy(productVisits.productId, products.name)
    .orderBy(desc(count()), productVisits.productId)
    .limit(TOP_PRODUCTS);

async function daysOf(db: Database, condition: SQL | undefined, zone: string): Promise<Map<string, number>> {
  const day = sql<string>`to_char(${productVisits.visitedAt} at time zone ${zone}, 'YYYY-MM-DD')`;
  const rows = await db
    .select({ day, visits: count() })
    .from(productVisits)
    .where(condition)
    .groupBy(sql`1`);
  return new Map(rows.map((row) => [row.day, row.visits]));
}

const visitOf = (row: typeof productVisits.$inferSelect, productName: string): ProductVisit => ({
  id: row.id,
  productId: row.productId,
  productName,
  userId: row.userId,
  visitedAt: row.visitedAt.toISOString(),
  source: row.source,
  durationMs: row.durationMs,
});

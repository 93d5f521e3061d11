import { randomUUID } from "node:crypto";
import { and, count, desc, eq, gte, inArray, lt, type SQL, sql } from "drizzle-orm";
import type { VisitCreate } from "@atrium/shared-contracts/wire";
import type { Database } from "../database/database.ts";
import { after, cursorOf, type Order, orderBy, placeOf } from "../database/keyset.ts";
import { QUOTAS } from "../limits/limits.ts";
import { pageOf } from "../paging/page.ts";
import { invalidSearch } from "./invalid-search.ts";
import { products, productVisits } from "./tables.ts";

const DEFAULT_LIMIT = 50;
const TOP_PRODUCTS = 10;
/** The range of years that every store supports. */
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

const newestFirst: Order = {
  name: "visits",
  value: sql`${productVisits.visitedAt}`,
  type: "timestamptz",
  direction: "desc",
};
const visitId = { column: sql`${productVisits.id}`, type: "uuid" as const };

export type VisitRow = typeof productVisits.$inferSelect;

export async function productName(db: Database, productId: string): Promise<string | undefined> {
  const [product] = await db.select({ name: products.name }).from(products).where(eq(products.id, productId));
  return product?.name;
}

/** Undefined when the `visit_id` belongs to another product. */
export async function storeVisit(
  db: Database,
  userId: string,
  { visit_id, productId, source, durationMs }: VisitCreate,
): Promise<VisitRow | undefined> {
  const [row] = await db
    .insert(productVisits)
    .values({ id: randomUUID(), userId, visitId: visit_id, productId, source, durationMs: durationMs ?? null })
    .onConflictDoUpdate({
      target: [productVisits.userId, productVisits.visitId],
      set: { durationMs: sql`greatest(${productVisits.durationMs}, excluded.duration_ms)` },
      setWhere: sql`${productVisits.productId} = excluded.product_id`,
    })
    .returning();
  return row;
}

/** Deletes the oldest visits beyond the quota. */
export async function forgetOldest(db: Database, userId: string): Promise<void> {
  const oldest = db
    .select({ id: productVisits.id })
    .from(productVisits)
    .where(eq(productVisits.userId, userId))
    .orderBy(orderBy(newestFirst, visitId.column))
    .offset(QUOTAS.product_visits.max);
  await db.delete(productVisits).where(inArray(productVisits.id, oldest));
}

/** Newest first. @throws ApiError `invalid_cursor`, `validation_failed` */
export async function listVisits(db: Database, userId: string, search: VisitSearch) {
  const limit = search.limit ?? DEFAULT_LIMIT;
  const found = await db
    .select({ visit: productVisits, name: products.name, place: placeOf(newestFirst) })
    .from(productVisits)
    .innerJoin(products, eq(products.id, productVisits.productId))
    .where(and(conditionOf(userId, search), after(newestFirst, visitId, search.cursor)))
    .orderBy(orderBy(newestFirst, visitId.column))
    .limit(limit + 1);
  const { rows, last } = pageOf(found, limit);
  return { rows, ...(last === undefined ? {} : { nextCursor: cursorOf(newestFirst, last.place, last.visit.id) }) };
}

/** @throws ApiError `validation_failed` */
export async function sumVisits(db: Database, userId: string, from: Date, to: Date, timezone: string) {
  const condition = conditionOf(userId, { from, to });
  const [[totals], topProducts, visitsByDay] = await Promise.all([
    totalsOf(db, condition),
    topOf(db, condition),
    daysOf(db, condition, timezone),
  ]);
  return { visits: 0, uniqueProducts: 0, meanDurationMs: null, ...totals, topProducts, visitsByDay };
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

import type { ProductVisit, VisitCreate, VisitPage, VisitStats } from "@atrium/shared-contracts/wire";
import type { Database } from "../database/database.ts";
import { ApiError } from "../errors/api-error.ts";
import { invalidSearch } from "./invalid-search.ts";
import { everyDay } from "./visit-days.ts";
import {
  forgetOldest,
  listVisits,
  productName,
  storeVisit,
  sumVisits,
  type VisitRow,
  type VisitSearch,
} from "./visit-store.ts";

const DAY_MS = 86_400_000;
export const MAX_STATS_DAYS = 366;

/** A user's visits to marketplace products, visible only to that user. Times are the server's. */
export type VisitService = {
  /**
   * Records a visit. Sending the same `visit_id` again updates that visit, which keeps the longest duration sent. Over the
   * quota, the oldest visits are deleted.
   * @throws ApiError `product_not_found`, `visit_id_reused`
   */
  log(userId: string, visit: VisitCreate): Promise<ProductVisit>;
  /** Newest first. @throws ApiError `invalid_cursor`, `validation_failed` */
  list(userId: string, search: VisitSearch): Promise<VisitPage>;
  /** Visits in [from, to), at most 366 days. Days are local to the zone (default UTC); days without visits are included. */
  stats(userId: string, from: Date, to: Date, timezone?: string): Promise<VisitStats>;
};

export function createVisitService({ db }: { db: Database }): VisitService {
  return {
    async log(userId, visit) {
      const name = await productName(db, visit.productId);
      if (name === undefined) throw new ApiError("product_not_found");
      const row = await storeVisit(db, userId, visit);
      if (row === undefined) throw new ApiError("visit_id_reused");
      await forgetOldest(db, userId);
      return visitOf(row, name);
    },

    async list(userId, search) {
      const { rows, ...found } = await listVisits(db, userId, search);
      return { ...found, visits: rows.map(({ visit, name }) => visitOf(visit, name)) };
    },

    async stats(userId, from, to, timezone = "UTC") {
      if (to.getTime() - from.getTime() > MAX_STATS_DAYS * DAY_MS) {
        throw invalidSearch("to", `Must be at most ${MAX_STATS_DAYS} days after from`);
      }
      const { visitsByDay, ...stats } = await sumVisits(db, userId, from, to, timezone);
      return { ...stats, byDay: everyDay(from, to, timezone, visitsByDay) };
    },
  };
}

const visitOf = (row: VisitRow, productName: string): ProductVisit => ({
  id: row.id,
  productId: row.productId,
  productName,
  userId: row.userId,
  visitedAt: row.visitedAt.toISOString(),
  source: row.source,
  durationMs: row.durationMs,
});

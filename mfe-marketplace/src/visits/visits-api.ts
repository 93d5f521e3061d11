import type { ShellApi } from "@atrium/shared-contracts/contract";
import { VisitPage, VisitResponse, VisitStats } from "@atrium/shared-contracts/wire";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@atrium/shared-ui/query";
import type { Period } from "./visit-period.ts";
import type { VisitSource } from "./visit-source.ts";

/** Key prefix of every query a new visit changes. */
export const VISITS_KEY = ["mfe-marketplace", "visits"] as const;

const PAGE_SIZE = 25;

/** The user's visits in a period, newest first. */
export function visitsQuery(shell: ShellApi, period: Period) {
  return infiniteQueryOptions({
    queryKey: [...VISITS_KEY, "list", period.from, period.to],
    queryFn: ({ pageParam, signal }) =>
      shell.http.request("GET", "/marketplace/product-visit-logs", {
        query: { ...period, limit: PAGE_SIZE, cursor: pageParam },
        schema: VisitPage,
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
  });
}

/** A period's statistics, by day in the time zone. */
export function visitStatsQuery(shell: ShellApi, period: Period, zone: string) {
  return queryOptions({
    queryKey: [...VISITS_KEY, "stats", period.from, period.to, zone],
    queryFn: ({ signal }) =>
      shell.http.request("GET", "/marketplace/product-visit-logs/stats", {
        query: { ...period, bucket: "day", timezone: zone },
        schema: VisitStats,
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

export interface LoggedVisit {
  readonly visit_id: string;
  readonly productId: string;
  readonly source: VisitSource;
  readonly durationMs?: number;
}

/** Logs a visit, or its length. The server recognizes a visit by its id and keeps the longest length, whichever call arrives first. */
export function logVisit(shell: ShellApi, visit: LoggedVisit) {
  return shell.http.request("POST", "/marketplace/product-visit-logs", {
    body: visit,
    schema: VisitResponse,
    repeatable: true,
    // The page may be closing.
    keepalive: true,
  });
}

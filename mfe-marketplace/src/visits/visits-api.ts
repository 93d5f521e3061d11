import type { ShellApi } from "@atrium/shared-contracts";
import { VisitPage, VisitStats } from "@atrium/shared-contracts/wire";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@atrium/shared-ui/query";
import type { Period } from "./visit-period.ts";

/** Everything that a new visit changes. */
export const VISITS_KEY = ["mfe-marketplace", "visits"] as const;

const PAGE_SIZE = 25;

/** The person's own visits of a period, newest first. */
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

/** The numbers of a period, by days of the zone. */
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

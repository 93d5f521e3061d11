import type { ShellApi } from "@atrium/shared-contracts/contract";
import { marketplaceCalls } from "@atrium/shared-contracts/wire";
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
      shell.http.call(marketplaceCalls.visits, {
        query: { ...period, limit: PAGE_SIZE, cursor: pageParam },
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
      shell.http.call(marketplaceCalls.visitStats, {
        query: { ...period, bucket: "day", timezone: zone },
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
  // The page may be closing.
  return shell.http.call(marketplaceCalls.logVisit, { body: visit, keepalive: true });
}

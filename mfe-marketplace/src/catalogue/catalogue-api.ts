import type { ShellApi } from "@atrium/shared-contracts/contract";
import type { Language } from "@atrium/shared-contracts/spec";
import { marketplaceCalls } from "@atrium/shared-contracts/wire";
import { infiniteQueryOptions, keepPreviousData } from "@atrium/shared-ui/query";
import { type CatalogueFilters, queryOf } from "./catalogue-filters.ts";

/** Products per page. */
const PAGE_SIZE = 24;

/** How long loaded pages stay cached while the user looks at a product. Milliseconds. */
const KEPT_MS = 60 * 60_000;

/** The filtered catalog, page by page. The previous results stay visible while the next ones load. */
export function catalogueQuery(shell: ShellApi, filters: CatalogueFilters, language: Language) {
  const base = queryOf(filters);
  // The language only matters for words, and when sorting by name.
  const query = base.q !== undefined || filters.sort === "name" ? { ...base, language } : base;
  return infiniteQueryOptions({
    queryKey: ["mfe-marketplace", "products", query],
    queryFn: ({ pageParam, signal }) =>
      shell.http.call(marketplaceCalls.search, {
        query: { ...query, limit: PAGE_SIZE, cursor: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    gcTime: KEPT_MS,
  });
}

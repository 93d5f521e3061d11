import type { Language, ShellApi } from "@atrium/shared-contracts";
import { ProductPage } from "@atrium/shared-contracts/wire";
import { infiniteQueryOptions, keepPreviousData } from "@atrium/shared-ui/query";
import { type CatalogueFilters, parametersOf } from "./catalogue-filters.ts";

/** Products of one page. */
const PAGE_SIZE = 24;

/** How long pages that were loaded wait for who looks at a product. Milliseconds. */
const KEPT_MS = 60 * 60_000;

/** The catalogue by filters, page after page. What was found before stays in sight while the next answer comes. */
export function catalogueQuery(shell: ShellApi, filters: CatalogueFilters, language: Language) {
  // Only an order by names depends on the language.
  const query = { ...parametersOf(filters), ...(filters.sort === "name" ? { language } : {}) };
  return infiniteQueryOptions({
    queryKey: ["mfe-marketplace", "products", query],
    queryFn: ({ pageParam, signal }) =>
      shell.http.request("GET", "/marketplace/products", {
        query: { ...query, limit: PAGE_SIZE, cursor: pageParam },
        schema: ProductPage,
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    gcTime: KEPT_MS,
  });
}

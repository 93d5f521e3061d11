import { useSearchParams } from "@atrium/shared-ui/router";
import { type CatalogueFilters, filtersOf, parametersOf } from "./catalogue-filters.ts";

/** Opens the catalogue with the cursor in its search; the wish is gone from the URL once it is fulfilled. */
export const FIND_PRODUCTS_PATH = "/marketplace?focus=search";

/** The filters of the URL. A typed search replaces the history entry; a chosen filter makes one, so that Back undoes it. */
export function useCatalogueFilters() {
  const [params, setParams] = useSearchParams();
  const filters = filtersOf(params);
  return {
    filters,
    wantsSearch: params.get("focus") === "search",
    change(changes: Partial<CatalogueFilters>, { replace = false } = {}) {
      setParams((before) => parametersOf({ ...filtersOf(before), ...changes }), { replace });
    },
  };
}

import { useSearchParams } from "@atrium/shared-ui/router";
import { type CatalogueFilters, filtersOf, parametersOf } from "./catalogue-filters.ts";

/** Opens the catalog with the cursor in the search field. The parameter is then removed from the URL. */
export const FIND_PRODUCTS_PATH = "/marketplace?focus=search";

/** The filters in the URL. Typing a search replaces the history entry; choosing a filter adds one, so Back undoes it. */
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

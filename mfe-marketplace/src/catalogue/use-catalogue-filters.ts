import { useSearchParams } from "@atrium/shared-ui/router";
import { type CatalogueFilters, filtersOf, parametersOf } from "./catalogue-filters.ts";

/** The filters of the URL. A typed search replaces the history entry; a chosen filter makes one, so that Back undoes it. */
export function useCatalogueFilters() {
  const [params, setParams] = useSearchParams();
  const filters = filtersOf(params);
  return {
    filters,
    change(changes: Partial<CatalogueFilters>, { replace = false } = {}) {
      setParams((before) => parametersOf({ ...filtersOf(before), ...changes }), { replace });
    },
  };
}

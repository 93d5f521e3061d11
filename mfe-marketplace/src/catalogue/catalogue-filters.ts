import { PRODUCT_SORTS, type ProductQuery } from "@atrium/shared-contracts/wire";

export type ProductSort = NonNullable<ProductQuery["sort"]>;

/** The catalog's search, filters and sort order, all kept in the URL. */
export interface CatalogueFilters {
  readonly q: string;
  readonly category: string | undefined;
  readonly supplier: string | undefined;
  readonly inStock: boolean;
  readonly sort: ProductSort;
}

/** Reads the filters from a URL, ignoring invalid values. Without a sort order, the best matches come first. */
export function filtersOf(params: URLSearchParams): CatalogueFilters {
  return {
    q: (params.get("q") ?? "").slice(0, 200),
    category: params.get("category")?.slice(0, 100) || undefined,
    supplier: params.get("supplier")?.slice(0, 100) || undefined,
    inStock: params.get("inStock") === "true",
    sort: PRODUCT_SORTS.find((sort) => sort === params.get("sort")) ?? "relevance",
  };
}

/** The filters as the API's query. Defaults are left out. */
export function queryOf(filters: CatalogueFilters): ProductQuery {
  const { q, category, supplier, inStock, sort } = filters;
  return {
    ...(q.trim() ? { q: q.trim() } : {}),
    ...(category ? { category } : {}),
    ...(supplier ? { supplier } : {}),
    ...(inStock ? { inStock } : {}),
    ...(sort === "relevance" ? {} : { sort }),
  };
}

/** The filters as the URL's query parameters. Defaults are left out. */
export const parametersOf = (filters: CatalogueFilters): Record<string, string> =>
  Object.fromEntries(Object.entries(queryOf(filters)).map(([name, value]) => [name, String(value)]));

/** How many filters are active, not including the search. */
export function narrowingCount({ category, supplier, inStock }: CatalogueFilters): number {
  return [category, supplier, inStock].filter(Boolean).length;
}

export const NO_FILTERS: CatalogueFilters = filtersOf(new URLSearchParams());

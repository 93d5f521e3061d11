import { PRODUCT_SORTS, type ProductQuery } from "@atrium/shared-contracts/wire";

export type ProductSort = NonNullable<ProductQuery["sort"]>;

/** What narrows and orders the catalogue; all of it stands in the URL. */
export interface CatalogueFilters {
  readonly q: string;
  readonly category: string | undefined;
  readonly supplier: string | undefined;
  readonly inStock: boolean;
  readonly sort: ProductSort;
}

/** Reads the filters of a URL; what does not belong is ignored. Without a sort, the best matches come first. */
export function filtersOf(params: URLSearchParams): CatalogueFilters {
  return {
    q: (params.get("q") ?? "").slice(0, 200),
    category: params.get("category")?.slice(0, 100) || undefined,
    supplier: params.get("supplier")?.slice(0, 100) || undefined,
    inStock: params.get("inStock") === "true",
    sort: PRODUCT_SORTS.find((sort) => sort === params.get("sort")) ?? "relevance",
  };
}

/** The filters as they stand in a URL and in the call; what is at its default is left out. */
export function parametersOf(filters: CatalogueFilters): Record<string, string> {
  const { q, category, supplier, inStock, sort } = filters;
  return {
    ...(q.trim() ? { q: q.trim() } : {}),
    ...(category ? { category } : {}),
    ...(supplier ? { supplier } : {}),
    ...(inStock ? { inStock: "true" } : {}),
    ...(sort === "relevance" ? {} : { sort }),
  };
}

/** How many of the filters beside the search narrow the catalogue. */
export function narrowingCount({ category, supplier, inStock }: CatalogueFilters): number {
  return [category, supplier, inStock].filter(Boolean).length;
}

export const NO_FILTERS: CatalogueFilters = filtersOf(new URLSearchParams());

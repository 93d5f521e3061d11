import { and, count, desc, eq, getTableColumns, sql } from "drizzle-orm";
import type { Product, ProductPage } from "@atrium/shared-contracts/wire";
import type { Database } from "../database/database.ts";
import { ApiError } from "../errors/api-error.ts";
import { pageOf } from "../paging/page.ts";
import { after, cursorOf, orderBy, placeOf } from "./keyset.ts";
import { conditionOf, orderOf } from "./product-search.ts";
import type { Filter, ProductSearch } from "./product-search.ts";
import { products } from "./tables.ts";

export type { ProductSearch } from "./product-search.ts";

const DEFAULT_LIMIT = 24;
/** Values of one facet, the most frequent first. */
const MAX_FACET_VALUES = 100;

/** The catalogue, the same for every user. */
export type MarketplaceService = {
  /** One page of products, how many there are in all, and what the filters could be narrowed to. @throws ApiError `invalid_cursor` */
  search(search: ProductSearch): Promise<ProductPage>;
  /** @throws ApiError `product_not_found` */
  get(id: string): Promise<Product>;
};

export function createMarketplaceService({ db }: { db: Database }): MarketplaceService {
  const { searchText: _text, unitPrice: _price, nameRanks: _ranks, ...columns } = getTableColumns(products);
  const id = { column: sql`${products.id}`, type: "text" as const };

  async function facet(search: ProductSearch, filter: Filter) {
    const value = products[filter];
    const found = await db
      .select({ value, count: count() })
      .from(products)
      .where(conditionOf(search, filter))
      .groupBy(value)
      .orderBy(desc(count()), value)
      .limit(MAX_FACET_VALUES);
    return found;
  }

  async function page(search: ProductSearch) {
    const order = orderOf(search);
    const limit = search.limit ?? DEFAULT_LIMIT;
    const rows = await db
      .select({ product: columns, place: placeOf(order) })
      .from(products)
      .where(and(conditionOf(search), after(order, id, search.cursor)))
      .orderBy(orderBy(order, id.column))
      .limit(limit + 1);
    const { rows: shown, last } = pageOf(rows, limit);
    return {
      products: shown.map(({ product }) => productOf(product)),
      ...(last === undefined ? {} : { nextCursor: cursorOf(order, last.place, last.product.id) }),
    };
  }

  return {
    async search(search) {
      // Before any query runs: a search that is refused must not leave one behind.
      const condition = conditionOf(search);
      const [found, [all], categories, suppliers] = await Promise.all([
        page(search),
        db.select({ total: count() }).from(products).where(condition),
        facet(search, "category"),
        facet(search, "supplier"),
      ]);
      return { ...found, total: all?.total ?? 0, facets: { categories, suppliers } };
    },

    async get(productId) {
      const [row] = await db.select(columns).from(products).where(eq(products.id, productId));
      if (row === undefined) throw new ApiError("product_not_found");
      return productOf(row);
    },
  };
}

type Row = Omit<typeof products.$inferSelect, "searchText" | "unitPrice" | "nameRanks">;

function productOf({ createdAt, updatedAt, ...row }: Row): Product {
  return { ...row, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}

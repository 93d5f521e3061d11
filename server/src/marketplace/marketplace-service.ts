import type { Product, ProductPage } from "@atrium/shared-contracts/wire";
import type { Database } from "../database/database.ts";
import { ApiError } from "../errors/api-error.ts";
import { cataloguePhrase, productById, type ProductRow, type ProductSearch, searchProducts } from "./product-store.ts";

export type { ProductSearch } from "./product-store.ts";

/** The catalogue, the same for every user. */
export type MarketplaceService = {
  /** A page of products, the total number, and the values available for each filter. @throws ApiError `invalid_cursor` */
  search(search: ProductSearch): Promise<ProductPage>;
  /** What a search looks for, in the words of the catalogue. */
  phraseOf(search: Pick<ProductSearch, "q" | "language">): Promise<string>;
  /** @throws ApiError `product_not_found` */
  get(id: string): Promise<Product>;
};

export function createMarketplaceService({ db }: { db: Database }): MarketplaceService {
  return {
    async search(search) {
      const { rows, ...found } = await searchProducts(db, search);
      return { ...found, products: rows.map(productOf) };
    },

    phraseOf: (search) => cataloguePhrase(db, search),

    async get(productId) {
      const row = await productById(db, productId);
      if (row === undefined) throw new ApiError("product_not_found");
      return productOf(row);
    },
  };
}

const productOf = ({ createdAt, updatedAt, ...row }: ProductRow): Product => ({
  ...row,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

import { describe, expect, it } from "@jest/globals";
import type { Product } from "@atrium/shared-contracts/wire";
import { searchProducts } from "./best-products.ts";
import { COFFEE } from "../testing/scene.ts";

const product = (name: string, category: string, unitPrice: number, rating = 4): Product => ({
  ...COFFEE,
  id: name,
  name,
  category,
  rating,
  priceTiers: [{ from: 1, unitPrice }],
});
/** By relevance. */
const FOUND = [
  product("Extra Virgin Olive Oil, 1 l", "Pantry", 1_190, 4.1),
  product("Olive Oil for Frying, 1 l", "Pantry", 820, 4.8),
  product("Olive Oil Soap Bar", "Personal Care", 195),
  product("Ciabatta", "Bakery", 100),
];

describe("the cheapest or best of something", () => {
  const lookups: unknown[] = [];
  const marketplace = {
    phraseOf: async ({ q = "" }) => q.replace("Olivenöl", "olive oil"),
    search: async (lookup: { sort?: string; limit?: number }) => {
      lookups.push(lookup);
      const products = FOUND.slice(0, lookup.limit);
      return { products, total: products.length, facets: { categories: [], suppliers: [] } };
    },
  } as Parameters<typeof searchProducts>[0];
  const names = async (sort: "price-asc" | "price-desc" | "rating", q = "olive oil") =>
    (await searchProducts(marketplace, { q, sort, limit: 5 })).products.map(({ name }) => name.split(",")[0]);

  it("is sought among what's called so, in the category of the best match", async () => {
    expect(await names("price-asc")).toEqual(["Olive Oil for Frying", "Extra Virgin Olive Oil"]);
    expect(await names("price-desc")).toEqual(["Extra Virgin Olive Oil", "Olive Oil for Frying"]);
    expect(await names("rating")).toEqual(["Olive Oil for Frying", "Extra Virgin Olive Oil"]);
    expect(await names("price-asc", "Olivenöl")).toEqual(["Olive Oil for Frying", "Extra Virgin Olive Oil"]);
  });

  it("is whatever the marketplace finds if nothing is called so", async () => {
    lookups.length = 0;
    expect(await names("price-asc", "salad")).toHaveLength(4);
    expect(lookups.at(-1)).toMatchObject({ q: "salad", sort: "price-asc" });
  });
});

import { tool, type ToolSet, zodSchema } from "ai";
import { type Product, quote } from "@atrium/shared-contracts/wire";
import * as z from "zod/mini";
import { productCard } from "../../cards/product-words.ts";
import { endOf, LocalDate, price, startOf, words } from "./tool-inputs.ts";
import type { Toolbox } from "./toolbox.ts";

const PRODUCTS = 5;
const SHOWN_BELOW =
  "The user sees the products as a list below your reply, with names, suppliers, prices and stock: say in one sentence what it is, and don't repeat it.";

const SEARCH_PRODUCTS = zodSchema(
  z.object({
    query: words(200),
    minPrice: price(),
    maxPrice: price(),
    inStock: z.optional(z.boolean()),
    sort: z.optional(z.enum(["relevance", "price-asc", "price-desc", "rating"])),
  }),
);
const GET_PRODUCT = zodSchema(z.object({ id: words(100) }));
const COMPARE_PRODUCTS = zodSchema(
  z.object({
    ids: z.array(words(100)).check(z.minLength(2), z.maxLength(PRODUCTS)),
    quantity: z.number().check(z.int(), z.gte(1), z.lte(100_000_000)),
  }),
);
const PRODUCT_VISITS = zodSchema(z.object({ from: LocalDate, to: LocalDate }));

/** The tools for the marketplace. Nothing in it is written. */
export const marketplaceTools = ({ ports, request, acts, wording, zone, show }: Toolbox): ToolSet => {
  const shown = (products: readonly Product[]) => {
    if (products.length > 0) acts.hear();
    for (const product of products) show(productCard(product, wording), product.id);
  };
  return {
    search_products: tool({
      description: `Searches the wholesale marketplace. Prices are of one unit, in euros. ${SHOWN_BELOW}`,
      inputSchema: SEARCH_PRODUCTS,
      execute: async ({ query, minPrice, maxPrice, inStock, sort }) => {
        const { products, total } = await ports.marketplace.searchProducts({
          q: query,
          ...(minPrice === undefined ? {} : { minPrice: Math.round(minPrice * 100) }),
          ...(maxPrice === undefined ? {} : { maxPrice: Math.round(maxPrice * 100) }),
          ...(inStock === true ? { inStock } : {}),
          ...(sort === undefined ? {} : { sort }),
          limit: PRODUCTS,
        });
        shown(products);
        return { total, products: products.map(inMajorUnits) };
      },
    }),
    get_product: tool({
      description: "One product of the marketplace by its id.",
      inputSchema: GET_PRODUCT,
      execute: async ({ id }) => {
        const product = await ports.marketplace.getProduct(id);
        if (product === null) return { refused: "There is no such product." };
        acts.hear();
        return inMajorUnits(product);
      },
    }),
    compare_products: tool({
      description: `Compares products of the marketplace by their ids: what so many units of each cost, or why so many can't be ordered. ${SHOWN_BELOW}`,
      inputSchema: COMPARE_PRODUCTS,
      execute: async ({ ids, quantity }) => {
        const found = await Promise.all(ids.map((id) => ports.marketplace.getProduct(id)));
        const products = found.filter((product) => product !== null);
        shown(products);
        const missing = ids.filter((id) => !products.some((product) => product.id === id));
        return {
          products: products.map((product) => ({
            id: product.id,
            name: product.name,
            currency: product.currency,
            unit: product.unit,
            rating: product.rating,
            atQuantity: quoteInMajorUnits(quote(product, quantity)),
          })),
          ...(missing.length === 0 ? {} : { missing }),
        };
      },
    }),
    product_visits: tool({
      description:
        "Which products of the marketplace the user has looked at from one day through another, at most a year.",
      inputSchema: PRODUCT_VISITS,
      execute: async ({ from, to }) => {
        const stats = await ports.marketplace.visitsOf(
          request.userId,
          { from: new Date(startOf(from, zone)), to: new Date(endOf(to, zone)) },
          zone,
        );
        if (stats.visits > 0) acts.hear();
        const { byDay, ...rest } = stats;
        return { ...rest, byDay: byDay.filter(({ visits }) => visits > 0) };
      },
    }),
  };
};

/** Minor units would be read as whole ones. */
const inMajorUnits = (product: Product) => ({
  ...product,
  priceTiers: product.priceTiers.map((tier) => ({ ...tier, unitPrice: tier.unitPrice / 100 })),
});

function quoteInMajorUnits(quoted: ReturnType<typeof quote>) {
  if (quoted.kind !== "priced") return quoted;
  const { quantity, tier, total, next } = quoted;
  return {
    kind: quoted.kind,
    quantity,
    unitPrice: tier.unitPrice / 100,
    total: total / 100,
    ...(next === undefined ? {} : { cheaperFrom: next.tier.from, cheaperUnitPrice: next.tier.unitPrice / 100 }),
  };
}

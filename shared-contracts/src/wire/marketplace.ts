import * as z from "zod/mini";
import { SUPPORTED_LANGUAGES } from "../specification/language.ts";
import { defineCall } from "./call.ts";
import { queryFlag, queryNumber } from "./query.ts";
import { boundedText, id, instant } from "./text.ts";
import { timeZone } from "./time-zone.ts";

export const PriceTier = z.object({
  /** Quantity from which this price applies. */
  from: z.number(),
  /** Price of one unit, in minor units of the currency (e.g. cents). */
  unitPrice: z.number(),
});
export type PriceTier = z.infer<typeof PriceTier>;

export const Product = z.object({
  id: z.string(),
  sku: z.string(),
  name: z.string(),
  description: z.string(),
  category: z.string(),
  supplier: z.string(),
  images: z.array(z.string()),
  /** What one unit is: piece, kg, liter, … */
  unit: z.string(),
  /** ISO 4217 code. */
  currency: z.string(),
  /** Sorted by quantity, ascending. The first starts at or below the minimum order quantity. */
  priceTiers: z.array(PriceTier),
  minimumOrderQuantity: z.number(),
  /** Orders are multiples of this. */
  casePack: z.number(),
  stock: z.number(),
  /** 0 to 5. Null without ratings. */
  rating: z.nullable(z.number()),
  createdAt: instant(),
  updatedAt: instant(),
});
export type Product = z.infer<typeof Product>;

export const PRODUCT_SORTS = ["relevance", "name", "price-asc", "price-desc", "rating", "newest"] as const;

const price = () => queryNumber(0, 1_000_000_000);

export const ProductQuery = z.strictObject({
  q: z.optional(boundedText(200, 0)),
  category: z.optional(boundedText(100)),
  supplier: z.optional(boundedText(100)),
  minPrice: z.optional(price()),
  maxPrice: z.optional(price()),
  inStock: z.optional(queryFlag()),
  sort: z.optional(z.enum(PRODUCT_SORTS)),
  /** The person's language: `q` may be in it, and its rules sort names. Defaults to English. */
  language: z.optional(z.enum(SUPPORTED_LANGUAGES)),
  cursor: z.optional(z.string().check(z.maxLength(300))),
  limit: z.optional(queryNumber(1, 100)),
});
export type ProductQuery = z.infer<typeof ProductQuery>;
export const ProductPage = z.object({
  products: z.array(Product),
  total: z.number(),
  nextCursor: z.optional(z.string()),
  facets: z.object({
    categories: z.array(z.object({ value: z.string(), count: z.number() })),
    suppliers: z.array(z.object({ value: z.string(), count: z.number() })),
  }),
});
export type ProductPage = z.infer<typeof ProductPage>;
export const ProductResponse = z.object({ product: Product });

export const VISIT_SOURCES = ["list", "search", "assistant", "direct"] as const;
/** The client chooses `visit_id`. Sending the same one again updates that visit's duration. */
export const VisitCreate = z.strictObject({
  visit_id: z.uuid(),
  productId: z.string().check(z.minLength(1), z.maxLength(100)),
  source: z.enum(VISIT_SOURCES),
  durationMs: z.optional(z.number().check(z.int(), z.gte(0), z.lte(86_400_000))),
});
export type VisitCreate = z.infer<typeof VisitCreate>;
export const ProductVisit = z.object({
  id: id(),
  productId: z.string(),
  productName: z.string(),
  userId: id(),
  visitedAt: instant(),
  source: z.enum(VISIT_SOURCES),
  durationMs: z.nullable(z.number()),
});
export type ProductVisit = z.infer<typeof ProductVisit>;
export const VisitResponse = z.object({ visit: ProductVisit });

export const VisitQuery = z.strictObject({
  productId: z.optional(z.string().check(z.maxLength(100))),
  from: z.optional(instant()),
  to: z.optional(instant()),
  cursor: z.optional(z.string().check(z.maxLength(200))),
  limit: z.optional(queryNumber(1, 100)),
});
export const VisitPage = z.object({ visits: z.array(ProductVisit), nextCursor: z.optional(z.string()) });
export type VisitPage = z.infer<typeof VisitPage>;

/** A range of at most 366 days. */
export const VisitStatsQuery = z.strictObject({
  from: instant(),
  to: instant(),
  bucket: z.optional(z.literal("day")),
  /** IANA name of the time zone whose days are counted. Defaults to UTC. */
  timezone: z.optional(timeZone()),
});
export const VisitStats = z.object({
  visits: z.number(),
  uniqueProducts: z.number(),
  meanDurationMs: z.nullable(z.number()),
  topProducts: z.array(z.object({ productId: z.string(), name: z.string(), visits: z.number() })),
  byDay: z.array(z.object({ day: z.string(), visits: z.number() })),
});
export type VisitStats = z.infer<typeof VisitStats>;

export const marketplaceCalls = {
  search: defineCall({ method: "GET", path: "/marketplace/products", query: ProductQuery, answer: ProductPage }),
  product: defineCall({
    method: "GET",
    path: "/marketplace/products/:id",
    params: z.strictObject({ id: z.string().check(z.maxLength(100)) }),
    answer: ProductResponse,
  }),
  logVisit: defineCall({
    method: "POST",
    path: "/marketplace/product-visit-logs",
    repeatable: true,
    body: VisitCreate,
    answer: VisitResponse,
  }),
  /** Newest first, page by page. */
  visits: defineCall({
    method: "GET",
    path: "/marketplace/product-visit-logs",
    query: VisitQuery,
    answer: VisitPage,
  }),
  visitStats: defineCall({
    method: "GET",
    path: "/marketplace/product-visit-logs/stats",
    query: VisitStatsQuery,
    answer: VisitStats,
  }),
};

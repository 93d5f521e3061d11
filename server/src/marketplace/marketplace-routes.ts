import {
  ProductPage,
  ProductQuery,
  ProductResponse,
  VisitCreate,
  VisitPage,
  VisitQuery,
  VisitResponse,
  VisitStats,
  VisitStatsQuery,
} from "@atrium/shared-contracts/wire";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import type { MarketplaceService } from "./marketplace-service.ts";
import type { VisitService } from "./visit-service.ts";

const ProductParams = z.strictObject({ id: z.string().check(z.maxLength(100)) });
const dateOf = (instant: string | undefined) => (instant === undefined ? undefined : new Date(instant));

/** Routes for the catalogue and the signed-in user's visits to it. */
export const marketplaceRoutes =
  (deps: { marketplace: MarketplaceService; visits: VisitService }): FastifyPluginAsyncZod =>
  async (app) => {
    const { marketplace, visits } = deps;

    app.get(
      "/marketplace/products",
      { schema: { querystring: ProductQuery, response: { 200: ProductPage } } },
      ({ query: { inStock, ...query } }) =>
        marketplace.search({ ...query, inStock: inStock === undefined ? undefined : inStock === "true" }),
    );

    app.get(
      "/marketplace/products/:id",
      { schema: { params: ProductParams, response: { 200: ProductResponse } } },
      async ({ params }) => ({ product: await marketplace.get(params.id) }),
    );

    app.post(
      "/marketplace/product-visit-logs",
      { schema: { body: VisitCreate, response: { 200: VisitResponse } } },
      async ({ user, body }) => ({ visit: await visits.log(user.id, body) }),
    );

    app.get(
      "/marketplace/product-visit-logs",
      { schema: { querystring: VisitQuery, response: { 200: VisitPage } } },
      ({ user, query: { from, to, ...query } }) =>
        visits.list(user.id, { ...query, from: dateOf(from), to: dateOf(to) }),
    );

    app.get(
      "/marketplace/product-visit-logs/stats",
      { schema: { querystring: VisitStatsQuery, response: { 200: VisitStats } } },
      ({ user, query: { from, to, timezone } }) => visits.stats(user.id, new Date(from), new Date(to), timezone),
    );
  };

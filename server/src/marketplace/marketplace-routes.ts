import { marketplaceCalls } from "@atrium/shared-contracts/wire";
import type { FastifyPluginAsync } from "fastify";
import { answerCall } from "../http/answer-call.ts";
import type { MarketplaceService } from "./marketplace-service.ts";
import type { VisitService } from "./visit-service.ts";

const dateOf = (instant: string | undefined) => (instant === undefined ? undefined : new Date(instant));

/** Routes for the catalogue and the signed-in user's visits to it. */
export const marketplaceRoutes =
  (deps: { marketplace: MarketplaceService; visits: VisitService }): FastifyPluginAsync =>
  async (app) => {
    const { marketplace, visits } = deps;

    answerCall(app, marketplaceCalls.search, ({ query }) => marketplace.search(query));
    answerCall(app, marketplaceCalls.product, async ({ params }) => ({ product: await marketplace.get(params.id) }));
    answerCall(app, marketplaceCalls.logVisit, async ({ user, body }) => ({ visit: await visits.log(user.id, body) }));
    answerCall(app, marketplaceCalls.visits, ({ user, query: { from, to, ...query } }) =>
      visits.list(user.id, { ...query, from: dateOf(from), to: dateOf(to) }),
    );
    answerCall(app, marketplaceCalls.visitStats, ({ user, query: { from, to, timezone } }) =>
      visits.stats(user.id, new Date(from), new Date(to), timezone),
    );
  };

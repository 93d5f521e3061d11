import type { FastifyInstance } from "fastify";
import { LONG_READS, LONG_WRITES, RATE_LIMITS, type RateLimitName, UNLIMITED_ROUTES } from "./limits.ts";

const NAMES = new Map<string, RateLimitName>(
  (Object.keys(RATE_LIMITS) as RateLimitName[]).flatMap((name) =>
    RATE_LIMITS[name].routes.map((route): [string, RateLimitName] => [route, name]),
  ),
);

/** A HEAD counts as a GET. */
const routeOf = (method: string, url: string) => `${method === "HEAD" ? "GET" : method} ${url}`;

/** The limit that the route's calls count against; undefined if it has none. */
export const limitOfRoute = (method: string, url: string | undefined): RateLimitName | undefined =>
  url === undefined ? undefined : NAMES.get(routeOf(method, url));

/** The line in which the route's calls wait with their account's other long reads or writes; undefined if they don't wait. */
export function lineOfRoute(method: string, url: string): "queueRead" | "queueWrite" | undefined {
  const route = routeOf(method, url);
  if ((LONG_READS.routes as readonly string[]).includes(route)) return "queueRead";
  return (LONG_WRITES.routes as readonly string[]).includes(route) ? "queueWrite" : undefined;
}

/** From here on, registering a route that isn't in the table of limits throws. */
export function requireLimits(app: FastifyInstance): void {
  app.addHook("onRoute", ({ method, url }) => {
    for (const each of [method].flat()) {
      const route = routeOf(each, url);
      const isKnown = NAMES.has(route) || UNLIMITED_ROUTES.includes(route) || UNLIMITED_ROUTES.includes(`* ${url}`);
      if (!isKnown) throw new Error(`${route} has no entry in the table of limits (server/src/limits/limits.ts)`);
    }
  });
}

import type { FastifyInstance } from "fastify";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Readiness } from "./readiness.ts";

export type Metrics = {
  /** For domains to add their own counters. */
  readonly registry: Registry;
  /** Measures every answer of the application. */
  watch(app: FastifyInstance): void;
};

export function createMetrics(readiness: Readiness): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from a request's arrival to the end of its answer",
    labelNames: ["method", "route", "status"] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  const checks = new Gauge({
    name: "atrium_check_up",
    help: "1 while what the check looks at works, else 0",
    labelNames: ["check", "importance"] as const,
    registers: [],
    async collect() {
      for (const { name, importance, ok } of await readiness.look()) this.set({ check: name, importance }, ok ? 1 : 0);
    },
  });
  registry.registerMetric(checks);
  return {
    registry,
    watch(app) {
      app.addHook("onResponse", async (request, reply) => {
        // The route's pattern, not the path, because each id would create a new series.
        const route = request.routeOptions.url ?? "unknown";
        durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1_000);
      });
    },
  };
}

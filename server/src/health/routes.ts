import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import { callerNetwork } from "../network/caller-address.ts";
import { ApiError } from "../errors/api-error.ts";
import type { Metrics } from "./metrics.ts";
import { type Readiness, statusOf } from "./readiness.ts";

const Ok = z.object({ status: z.literal("ok") });
const Ready = z.object({ status: z.enum(["ok", "degraded"]) });
const OK = { status: "ok" } as const;

/**
 * Liveness, readiness and metrics for the operator. The first two only say that something is wrong; the log and the
 * metrics say what.
 */
export const healthRoutes =
  (deps: { readiness: Readiness; metrics: Metrics; publicMetrics: boolean }): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook("onRequest", async (_request, reply) => {
      void reply.header("cache-control", "no-store");
    });

    app.get("/healthz", { schema: { response: { 200: Ok } } }, () => OK);

    app.get("/readyz", { schema: { response: { 200: Ready } } }, async () => {
      const status = statusOf(await deps.readiness.look());
      if (status === "unready") throw new ApiError("unavailable");
      return { status };
    });

    app.get("/metrics", async (request, reply) => {
      const forwarded = request.headers["x-forwarded-for"] ?? request.headers.forwarded;
      const local = callerNetwork(request.socket.remoteAddress) === undefined && forwarded === undefined;
      if (!local && !deps.publicMetrics) throw new ApiError("not_found");
      void reply.type(deps.metrics.registry.contentType);
      return deps.metrics.registry.metrics();
    });
  };

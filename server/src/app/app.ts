import { randomUUID } from "node:crypto";
import cookie from "@fastify/cookie";
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyPluginAsync,
  type FastifyRequest,
  LogController,
} from "fastify";
import {
  type FastifyPluginAsyncZod,
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from "fastify-type-provider-zod";
import * as z from "zod/mini";
import type { Authenticate, RequestUser } from "../auth/authenticate.ts";
import type { Config } from "../config/config.ts";
import type { Metrics } from "../health/metrics.ts";
import { logAnswers } from "../http/access-log.ts";
import { type CallerAddresses, callerNetwork } from "../network/caller-address.ts";
import { answerError } from "../http/error-handler.ts";
import { createHttpServer, type RawHttp } from "../http/http-server.ts";
import { readJsonBodies } from "../http/json-body.ts";
import { createKnownRoutes } from "../http/known-routes.ts";
import { shedOverload } from "../http/overload.ts";
import { atAddress, type RateLimits } from "../limits/rate-limits.ts";
import { DATA_POLICY, securityHeaders } from "../http/security-headers.ts";
import { assertStorable } from "../http/storable-text.ts";
import { type Counted, RATE_LIMITS } from "../limits/limits.ts";
import { limitOfRoute, lineOfRoute, requireLimits } from "../limits/route-limits.ts";
import type { Log } from "../log/log.ts";
import { describeApi } from "../openapi/openapi.ts";

export type AppDeps = {
  readonly config: Pick<Config, "publicUrl">;
  readonly callers: CallerAddresses;
  readonly log: Log;
  readonly authenticate: Authenticate;
  readonly rateLimits: RateLimits;
  readonly metrics: Metrics;
  /** One plugin per domain, under /api. */
  readonly api: readonly FastifyPluginAsyncZod[];
  /** Plugins outside /api: health, the front-end. */
  readonly root: readonly FastifyPluginAsync[];
  readonly rawHttp?: RawHttp;
};

declare module "fastify" {
  interface FastifyRequest {
    /** The caller. Public routes don't have one, so reading it there throws. */
    user: RequestUser;
  }
  interface FastifyContextConfig {
    /** If true, this route under /api needs no token. */
    public?: boolean;
    /** If true, people open this address in a tab of its own, where a refusal is a text that they read. */
    isOpened?: boolean;
  }
}

const COUNTED: { readonly [Each in Counted]: (request: FastifyRequest) => string } = {
  account: ({ user }) => user.id,
  "account and address": ({ user, ip }) => atAddress(user.id, ip),
  session: ({ user }) => user.sessionId,
  address: ({ ip }) => ip,
};

/** Maximum bytes of a JSON body. */
export const BODY_MAX_BYTES = 256 * 1024;

/** Composes the HTTP application from its parts. It isn't listening yet. */
export function buildApp(deps: AppDeps): FastifyInstance {
  z.config(z.locales.en());
  const log: FastifyBaseLogger = deps.log;
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_MAX_BYTES,
    trustProxy: deps.callers.trusts,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: answerError,
    serverFactory: (handler) =>
      createHttpServer(handler, {
        ...(deps.rawHttp === undefined ? {} : { rawHttp: deps.rawHttp }),
        headers: securityHeaders(deps.config.publicUrl),
        // All callers behind a proxy share its connections.
        callerOf: (address) =>
          address !== undefined && deps.callers.trusts(address) ? undefined : callerNetwork(address),
      }),
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answerError);
  requireLimits(app);
  const routes = createKnownRoutes(app);
  app.setNotFoundHandler((request) => routes.refuse(request));
  readJsonBodies(app);
  logAnswers(app);
  deps.metrics.watch(app);
  describeApi(app, deps.config.publicUrl);

  const users = new WeakMap<object, RequestUser>();
  app.decorateRequest("user", {
    getter() {
      const user = users.get(this);
      if (user === undefined) throw new Error("This route is public: nobody is signed in");
      return user;
    },
    setter(user: RequestUser) {
      users.set(this, user);
    },
  });

  void app.register(cookie);
  app.addHook("preValidation", async ({ params, query }) => {
    assertStorable(params);
    assertStorable(query);
  });
  for (const plugin of deps.root) void app.register(plugin);
  void app.register(
    async (api) => {
      shedOverload(api);
      const headers = { ...DATA_POLICY, "cache-control": "no-store" };
      api.addHook("onRequest", async (request, reply) => {
        void reply.headers(headers);
        const { config, url } = request.routeOptions;
        if (config.public !== true) request.user = await deps.authenticate(request);
        const limit = limitOfRoute(request.method, url);
        if (limit === undefined) return;
        await deps.rateLimits.take(limit, COUNTED[RATE_LIMITS[limit].per](request));
      });
      api.addHook("onRoute", (route) => {
        const [line] = [route.method].flat().flatMap((method) => lineOfRoute(method, route.url) ?? []);
        if (line === undefined) return;
        const { handler } = route;
        route.handler = function (request, reply) {
          return deps.rateLimits[line](request.user.id, async () => handler.call(this, request, reply));
        };
      });
      for (const plugin of deps.api) await api.register(plugin);
      api.get("/openapi.json", { config: { public: true }, schema: { hide: true } }, () => app.swagger());
      // Unknown paths get a JSON 404, never a front-end page.
      api.all("/*", { config: { public: true }, schema: { hide: true } }, (request) => routes.refuse(request));
    },
    { prefix: "/api" },
  );
  return app;
}

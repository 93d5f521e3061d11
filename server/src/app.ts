import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import cookie from "@fastify/cookie";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyPluginAsync, LogController } from "fastify";
import {
  type FastifyPluginAsyncZod,
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from "fastify-type-provider-zod";
import * as z from "zod/mini";
import type { Authenticate, RequestUser } from "./auth/authenticate.ts";
import type { Config } from "./config/config.ts";
import { answerError } from "./http/error-handler.ts";
import { ApiError } from "./http/errors.ts";
import { createHttpServer } from "./http/http-server.ts";
import type { Log } from "./log/log.ts";

/** Something that shares the port and sees requests first, such as the realtime server. */
export type RawHttp = {
  /** True when it has taken the request. */
  handleRequest(request: IncomingMessage, response: ServerResponse): boolean;
  /** True when it has taken the socket. */
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
};

export type AppDeps = {
  readonly config: Pick<Config, "publicUrl" | "trustedProxies">;
  readonly log: Log;
  readonly authenticate: Authenticate;
  /** One plugin per domain, under /api. */
  readonly api: readonly FastifyPluginAsyncZod[];
  /** Plugins outside /api: health, the front-end. */
  readonly root: readonly FastifyPluginAsync[];
  readonly rawHttp?: RawHttp;
};

declare module "fastify" {
  interface FastifyRequest {
    /** Who calls. Not there on public routes: reading it throws. */
    user: RequestUser;
  }
  interface FastifyContextConfig {
    /** True: this route under /api needs no token. */
    public?: boolean;
  }
}

/** Bytes of a JSON body. */
export const BODY_MAX_BYTES = 256 * 1024;

/** The HTTP application, composed from its parts. Nothing listens yet. */
export function buildApp(deps: AppDeps): FastifyInstance {
  z.config(z.locales.en());
  const app = Fastify({
    loggerInstance: deps.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_MAX_BYTES,
    trustProxy: deps.config.trustedProxies.length === 0 ? false : [...deps.config.trustedProxies],
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: answerError,
    serverFactory: (handler) => createHttpServer(handler, deps.rawHttp),
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(() => {
    throw new ApiError("not_found");
  });

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
  for (const plugin of deps.root) void app.register(plugin);
  void app.register(
    async (api) => {
      api.addHook("onRequest", async (request) => {
        if (request.is404 || request.routeOptions.config.public === true) return;
        request.user = await deps.authenticate(request);
      });
      for (const plugin of deps.api) await api.register(plugin);
    },
    { prefix: "/api" },
  );
  return app as unknown as FastifyInstance;
}

import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Readiness } from "../health/readiness.ts";
import { stopBeforeClose } from "../http/ending.ts";
import { ownEndpoint } from "./connection-options.ts";
import type { ArrivedMessage } from "./realtime-port.ts";
import type { RealtimeService } from "./realtime-service.ts";
import { realtimeRoutes } from "./routes.ts";

/** Realtime's routes, and its connections while the port is open, since the realtime server may be behind that port. */
export const realtimePlugin =
  (deps: {
    realtime: RealtimeService;
    readiness: Readiness;
    onArrival: (message: ArrivedMessage) => Promise<void>;
    /** For how long there has been nothing to send to a user's channel, in milliseconds. */
    quietFor: (userId: string) => Promise<number>;
  }): FastifyPluginAsyncZod =>
  async (app) => {
    const { realtime, readiness, onArrival, quietFor } = deps;
    await app.register(realtimeRoutes(realtime, quietFor));
    app.addHook("onListen", async () => {
      const [address] = app.addresses();
      if (address === undefined || typeof address === "string") throw new Error("The server does not listen");
      // Optional, because without realtime everything still works over HTTP.
      readiness.register("realtime", () => realtime.port.ping(), "optional");
      realtime.start(ownEndpoint(address), onArrival);
    });
    stopBeforeClose(app, () => realtime.stop());
    stopBeforeClose(app, () => realtime.close());
  };

import type { FastifyPluginAsync } from "fastify";
import type { Readiness } from "../health/readiness.ts";
import type { Peers } from "./peers.ts";

/** Announces this process to the others on the database, from its start to its end. */
export const peersPlugin =
  ({ peers, readiness }: { peers: Peers; readiness: Readiness }): FastifyPluginAsync =>
  async (app) => {
    readiness.register("peers", () => peers.check(), "required");
    app.addHook("onReady", () => peers.start());
    app.addHook("onClose", () => peers.stop());
  };

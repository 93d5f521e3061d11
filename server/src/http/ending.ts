import type { FastifyInstance } from "fastify";

/**
 * Stops a part before the port closes, in the order of registration. What fails is logged: the others still have to end,
 * and so does the process.
 */
export function stopBeforeClose(app: FastifyInstance, stop: () => Promise<unknown>): void {
  app.addHook("preClose", async () => {
    try {
      await stop();
    } catch (error) {
      app.log.error({ err: error }, "A part did not stop cleanly");
    }
  });
}

import type { FastifyInstance } from "fastify";

/**
 * Stops a part before the port closes, in order of registration. Failures are logged, because the other parts and the
 * process still have to end.
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

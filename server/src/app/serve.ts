import { createServer } from "./composition.ts";
import type { Config } from "../config/config.ts";
import type { Log } from "../log/log.ts";

/** Time for running work to finish after SIGTERM. */
const SHUTDOWN_MS = 10_000;

/** Serves until SIGTERM or SIGINT, then finishes running work and ends the process. */
export async function serve(config: Config, log: Log): Promise<void> {
  const server = await createServer(config, { log });
  const stop = (signal: NodeJS.Signals) => {
    log.info({ signal }, "Closing");
    const deadline = setTimeout(() => {
      log.error("Not closed within 10 s: leaving now");
      process.exit(1);
    }, SHUTDOWN_MS);
    deadline.unref();
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, "Closing failed");
        process.exit(1);
      },
    );
  };
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
  // When another process started this one, such as `npm start`, tell it when the server is ready, and end when it ends.
  process.once("disconnect", () => stop("SIGTERM"));
  try {
    await server.listen();
  } catch (error) {
    await server.close();
    throw error;
  }
  process.send?.({ kind: "listening", url: server.address() });
  log.info({ url: server.address(), publicUrl: config.publicUrl, database: server.database.kind }, "Atrium listens");
}

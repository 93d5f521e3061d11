import { createServer } from "./composition.ts";
import { readConfig } from "./config/config.ts";
import { ConfigError } from "./config/variables.ts";

/** Time to finish what runs after SIGTERM. */
const SHUTDOWN_MS = 10_000;

async function main(): Promise<void> {
  const server = await createServer(readConfig(process.env));
  const stop = () => {
    const deadline = setTimeout(() => {
      server.log.error("Not closed within 10 s: leaving now");
      process.exit(1);
    }, SHUTDOWN_MS);
    deadline.unref();
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        server.log.error({ err: error }, "Closing failed");
        process.exit(1);
      },
    );
  };
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
  const url = await server.listen();
  server.log.info({ url, publicUrl: server.config.publicUrl, database: server.database.kind }, "Atrium listens");
}

try {
  await main();
} catch (error) {
  if (error instanceof ConfigError) {
    process.stderr.write(`${error.message}\n`);
    process.exit(78);
  }
  throw error;
}

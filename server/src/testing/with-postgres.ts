import { spawn } from "node:child_process";
import { once } from "node:events";
import { startPostgresServer } from "./postgres-server.ts";

/** `node server/src/testing/with-postgres.ts -- <command>` runs the command with TEST_DATABASE_URL set to a throwaway server. */
const [separator, command, ...args] = process.argv.slice(2);
if (separator !== "--" || command === undefined) {
  process.stderr.write("Usage: node server/src/testing/with-postgres.ts -- <command> [arguments]\n");
  process.exit(64);
}

const server = await startPostgresServer();
try {
  const child = spawn(command, args, { stdio: "inherit", env: { ...process.env, TEST_DATABASE_URL: server.url } });
  const pass = (signal: NodeJS.Signals) => child.kill(signal);
  process.on("SIGINT", pass);
  process.on("SIGTERM", pass);
  const [code] = (await once(child, "exit")) as [number | null];
  process.exitCode = code ?? 1;
} finally {
  await server.stop();
}

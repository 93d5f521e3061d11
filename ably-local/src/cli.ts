import { parseArguments, USAGE } from "./cli/arguments.ts";
import { listen } from "./endpoint/listen.ts";

function fail(message: string): never {
  console.error(`ably-local: ${message}`);
  process.exit(1);
}

const outcome = parseArguments(process.argv.slice(2));
if (outcome.kind === "help") {
  console.log(USAGE);
  process.exit(0);
}
if (outcome.kind === "mistake") fail(outcome.message);

const { port } = outcome.options;
const server = await listen(outcome.options).catch((error: NodeJS.ErrnoException) =>
  fail(error.code === "EADDRINUSE" ? `port ${port} is in use` : error.message),
);
const shown = server.host.includes(":") ? `[${server.host}]` : server.host;
console.log(`ably-local listens on http://${shown}:${server.port}`);

let ending = false;
for (const signal of ["SIGTERM", "SIGINT"] as const)
  process.on(signal, () => {
    if (ending) return;
    ending = true;
    server.close().then(
      () => process.exit(0),
      (error: Error) => fail(error.message),
    );
  });

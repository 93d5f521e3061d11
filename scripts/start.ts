// `npm start`: publishes and promotes the front ends whose sources changed, bundles the server if needed, and runs it.
import { join, resolve } from "node:path";
import { describeFailure } from "@atrium/federation-kit";
import { givenVariables, makePrivateDirectory } from "@atrium/federation-kit/releases";
import { publishFrontEnds } from "./start/front-ends.ts";
import { bundleServer } from "./start/server-bundle.ts";
import { runServer } from "./start/server-process.ts";

const env = givenVariables(process.env);
const dataDirectory = resolve(env["ATRIUM_DATA_DIR"] ?? "data");
const address = env["ATRIUM_PUBLIC_URL"] ?? `http://localhost:${env["PORT"] ?? 8080}`;

async function start(): Promise<number> {
  console.log("Atrium");
  // Before the builds, so a directory that can't be used is reported at once.
  await makePrivateDirectory(dataDirectory);
  await publishFrontEnds(join(dataDirectory, "releases"));
  return runServer(await bundleServer(), { onListening: () => console.log(`Atrium is ready at ${address}`) });
}

try {
  process.exitCode = await start();
} catch (error) {
  const failure = describeFailure(error);
  if (failure === undefined) throw error;
  console.error(failure.message);
  process.exitCode = 1;
}

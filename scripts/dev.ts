// `npm run dev -- mfe-chat`: the product in its own development installation, with the named features from source and hot replacement.
import { rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { describeFailure, ReleaseError, type ServedFeature, serveFeature } from "@atrium/federation-kit";
import { givenVariables } from "@atrium/federation-kit/releases";
import { APPS, publishFrontEnds } from "./start/front-ends.ts";
import { bundleServer } from "./start/server-bundle.ts";
import { runServer } from "./start/server-process.ts";
import { ROOT } from "./command/run.ts";

const features = APPS.filter((app) => app !== "shell");
const named = process.argv.slice(2);
const env = givenVariables(process.env);
const dataDirectory = join(resolve(env["ATRIUM_DATA_DIR"] ?? "data"), "dev");
const releases = join(dataDirectory, "releases");
const address = `http://localhost:${env["PORT"] ?? 8080}`;

async function dev(): Promise<number> {
  const unknown = named.find((app) => !features.some((feature) => feature === app));
  if (unknown !== undefined || named.length === 0) {
    throw new ReleaseError(
      `${unknown ? `There is no feature ${unknown}. ` : ""}Usage: npm run dev -- ${features.join(" | ")}`,
    );
  }
  console.log("Atrium, for development");
  // Start with an empty registry, so that no page falls back to an earlier dev server. Builds are kept.
  await rm(join(releases, "registry.json"), { force: true });
  await publishFrontEnds(releases, ["shell"], { mode: "development" });
  await publishFrontEnds(
    releases,
    features.filter((app) => !named.includes(app)),
  );
  const server = await bundleServer();
  const served: ServedFeature[] = [];
  try {
    for (const app of named) {
      const feature = await serveFeature(join(ROOT, app), releases);
      served.push(feature);
      console.log(`  ${app} from its sources, at ${feature.origin}`);
    }
    return await runServer(server, {
      env: { ATRIUM_DATA_DIR: dataDirectory },
      onListening: () => console.log(`Atrium is ready at ${address}`),
    });
  } finally {
    for (const feature of served) await feature.close();
  }
}

try {
  process.exitCode = await dev();
} catch (error) {
  const failure = describeFailure(error);
  if (failure === undefined) throw error;
  console.error(failure.message);
  process.exitCode = 1;
}

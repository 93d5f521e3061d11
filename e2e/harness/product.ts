import { existsSync } from "node:fs";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { activeVersion, readRegistry, writeRegistry } from "@atrium/federation-kit/releases";
import { BUILT_RELEASES, FEATURES, type Feature, NEW_DATABASE } from "./built-product.ts";
import { FeatureOrigin } from "./feature-origin.ts";
import { freePort } from "./ports.ts";
import { ServerProcess } from "./server-process.ts";

/** A running installation: the built server on its own data directory, and optionally its own origin for each feature. */
export interface Product {
  readonly url: string;
  readonly dataDir: string;
  /** This installation's registry and releases. */
  readonly releases: string;
  readonly server: ServerProcess;
  readonly origins: Readonly<Record<Feature, FeatureOrigin>>;
  stop(): Promise<void>;
}

export interface ProductOptions {
  /** The server's port. Default: a free one. */
  readonly port?: number;
  /** Environment variables for the server, in addition to those every test has. */
  readonly env?: NodeJS.ProcessEnv;
  /** Releases to run a copy of. Default: those built for the browser tests. */
  readonly releases?: string;
  /** Serve each feature from its own origin. Default false: the server serves everything. */
  readonly separateOrigins?: boolean;
}

export async function startProduct(options: ProductOptions = {}): Promise<Product> {
  const dataDir = await mkdtemp(join(tmpdir(), "atrium-e2e-"));
  const releases = join(dataDir, "releases");
  await copyActiveReleases(options.releases ?? BUILT_RELEASES, releases);
  const origins = {} as Record<Feature, FeatureOrigin>;
  for (const feature of FEATURES) origins[feature] = new FeatureOrigin(releases);
  if (options.separateOrigins) {
    await Promise.all(FEATURES.map((feature) => origins[feature].start()));
    await serveFeaturesFrom(origins, releases);
  }
  if (existsSync(NEW_DATABASE)) await cp(NEW_DATABASE, join(dataDir, "pglite"), { recursive: true });
  const server = new ServerProcess(options.port ?? (await freePort()), dataDir, options.env ?? {});
  const stop = async () => {
    await server.end("SIGTERM");
    await Promise.all(FEATURES.map((feature) => origins[feature].stop()));
  };
  await server.start().catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return {
    url: server.url,
    dataDir,
    releases,
    server,
    origins,
    async stop() {
      await stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function copyActiveReleases(from: string, to: string) {
  const registry = await readRegistry(from);
  for (const app of Object.keys(registry.apps)) {
    const active = activeVersion(registry, app);
    if (active !== undefined) await cp(join(from, app, active), join(to, app, active), { recursive: true });
  }
  await cp(join(from, "registry.json"), join(to, "registry.json"));
}

async function serveFeaturesFrom(origins: Readonly<Record<Feature, FeatureOrigin>>, releases: string) {
  const registry = await readRegistry(releases);
  for (const feature of FEATURES) {
    const app = registry.apps[feature];
    if (!app) throw new Error(`${feature} is not released in ${releases}`);
    for (const release of app.releases) release.origin = origins[feature].url;
  }
  await writeRegistry(releases, { ...registry, revision: registry.revision + 1 });
}

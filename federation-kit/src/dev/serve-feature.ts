import { createServer } from "node:net";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { rspack } from "@rspack/core";
import { RspackDevServer } from "@rspack/dev-server";
import type { Release } from "@atrium/shared-contracts/wire";
import { readAppSource, readFeatureManifest } from "../build/app-source.ts";
import { loadAppBuild } from "../build/run-build.ts";
import { storeRelease } from "../releases/store-release.ts";
import { actNow, checkAct } from "../releases/act.ts";
import { changeRegistry } from "../releases/registry-changes.ts";
import { readRegistry, writeRegistry } from "../releases/registry.ts";
import { withRegistryLock } from "../releases/registry-lock.ts";

export interface ServedFeature {
  /** The dev server's origin, on this machine. */
  readonly origin: string;
  close(): Promise<void>;
}

/**
 * Serves a feature from source, with hot replacement, and points a development installation's registry at it. Never use it
 * with a production registry: the release has no integrity hashes and stops working with the dev server.
 */
export async function serveFeature(appDirectory: string, releasesDirectory: string): Promise<ServedFeature> {
  checkAct();
  const source = readAppSource(appDirectory);
  const version = `${source.packageVersion}-dev.${Date.now().toString(36)}`;
  const feature = readFeatureManifest(source, version);
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const path = `/releases/${source.id}/${version}/`;
  const config = (await loadAppBuild(appDirectory))({ version, mode: "development", devServer: { port, path } });
  const server = new RspackDevServer(config.devServer || {}, rspack(config));
  await server.start();
  const release: Release = {
    app: source.id,
    version,
    files: {},
    entry: "remote-entry.js",
    exposes: {},
    feature,
    releasedAt: new Date().toISOString(),
  };
  await withRegistryLock(releasesDirectory, async () => {
    const integrity = await storeRelease(releasesDirectory, release, { directory: appDirectory, files: [] });
    const registry = await readRegistry(releasesDirectory);
    const moved = changeRegistry(registry, actNow("Dev server"), [
      { action: "publish", app: source.id, version, origin, integrity, notes: "Dev server" },
      { action: "promote", app: source.id, version },
    ]);
    await writeRegistry(releasesDirectory, moved);
  });
  return { origin, close: () => server.stop() };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}

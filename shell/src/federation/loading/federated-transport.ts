import { CHUNK_HANDOVER, type ChunkHandovers } from "@atrium/federation-kit/sharing";
import type { ResolvedRelease } from "@atrium/shared-contracts/wire";
import { type ModuleFederation, type ModuleFederationRuntimePlugin, init } from "@module-federation/runtime";
import * as runtimeCore from "@module-federation/runtime/core";
import { type FreshImport, type ImportModule, importFromUrl } from "./fresh-import.ts";
import { type ReleaseTransport, moduleUrls } from "./release-transport.ts";
import { shareScope } from "./share-scope.ts";

/**
 * Loads features as Module Federation ES modules, registered when first needed. Each release is a remote with its own name, so two versions never
 * mix. The shell fetches the entry itself, so that the runtime neither caches a failure nor waits without a timeout.
 */
export function createFederatedTransport(
  freshImport: FreshImport,
  importModule: ImportModule = importFromUrl,
): ReleaseTransport {
  // Features are built without the runtime's core and get it from here.
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });
  /** Containers registered with the runtime, by remote name. */
  const entries = new Map<string, object>();
  /** Containers that are already running. A second instance of an entry would be a second copy of its feature. */
  const running = new Map<string, { readonly container: object; readonly url: string }>();
  const failures = new Map<string, number>();
  let runtime: ModuleFederation | undefined;

  const handOver: ModuleFederationRuntimePlugin = {
    name: "atrium-entries",
    loadEntry: ({ remoteInfo }: { remoteInfo: { name: string } }) => {
      const container = entries.get(remoteInfo.name);
      if (!container) throw new Error(`The entry of ${remoteInfo.name} was not fetched`);
      return Promise.resolve(container) as never;
    },
  };
  const start = () =>
    (runtime ??= init({
      name: "shell",
      remotes: [],
      shareStrategy: "loaded-first",
      shared: shareScope(),
      plugins: [handOver],
    }));

  const register = (release: ResolvedRelease, force: boolean) => {
    const entry = new URL(release.entry, release.baseUrl).href;
    start().registerRemotes([{ name: remoteName(release), entry, type: "module" }], { force });
  };

  /** Imports from a different URL after a failure: browsers reuse a hanging or failed request for every later import of the same URL. */
  async function bring(name: string, url: string): Promise<{ url: string; module: unknown }> {
    const failed = failures.get(name);
    if (failed === undefined) return { url, module: await importModule(url) };
    const fresh = new URL(url);
    fresh.searchParams.set("retry", String(failed));
    return { url: fresh.href, module: await freshImport(url, fresh.href) };
  }

  return {
    async entry(release) {
      const name = remoteName(release);
      if (entries.has(name)) return;
      if (!running.has(name)) {
        const { url, module } = await bring(name, new URL(release.entry, release.baseUrl).href);
        if (!running.has(name)) running.set(name, { container: module as object, url });
      }
      entries.set(name, running.get(name)?.container as object);
      register(release, false);
    },
    async expose(release, expose) {
      const name = remoteName(release);
      const takeChunk = handovers()?.get(running.get(name)?.url ?? "");
      if (takeChunk && failures.has(name)) {
        const [, ...chunks] = moduleUrls(release, expose);
        await Promise.all(chunks.map(async (chunk) => takeChunk((await bring(name, chunk)).module as object)));
      }
      return start().loadRemote(`${name}/${expose.replace(/^\.\//, "")}`);
    },
    forget(release) {
      const name = remoteName(release);
      failures.set(name, (failures.get(name) ?? 0) + 1);
      if (!entries.delete(name)) return;
      register(release, true);
    },
  };
}

const handovers = () => (globalThis as { [CHUNK_HANDOVER]?: ChunkHandovers })[CHUNK_HANDOVER];

/** A unique name for each release, made of letters, digits and underscores as the runtime requires. */
export function remoteName(release: ResolvedRelease): string {
  return `${release.feature.id}__${release.version}`.replaceAll(/\W/g, "_");
}

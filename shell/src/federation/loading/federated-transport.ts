import { CHUNK_HANDOVER, type ChunkHandovers } from "@atrium/federation-kit/sharing";
import type { ResolvedRelease } from "@atrium/shared-contracts/wire";
import { type ModuleFederation, type ModuleFederationRuntimePlugin, init } from "@module-federation/runtime";
import * as runtimeCore from "@module-federation/runtime/core";
import type { FreshImport } from "./fresh-import.ts";
import { type ReleaseTransport, moduleUrls } from "./release-transport.ts";
import { shareScope } from "./share-scope.ts";

/** Imports a module by URL; the bundler leaves it to the browser. */
type ImportModule = (url: string) => Promise<unknown>;
const importFromUrl: ImportModule = (url) => import(/* webpackIgnore: true */ url);

/**
 * Features as ES modules of Module Federation, registered when they are first wanted. Each release is a remote of its own name, so that two
 * versions never meet; the shell fetches the entry itself, so that the runtime neither caches a failure nor waits without a limit.
 */
export function createFederatedTransport(
  freshImport: FreshImport,
  importModule: ImportModule = importFromUrl,
): ReleaseTransport {
  // Features are built without the runtime's core and take it from here.
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });
  /** What is registered with the runtime. */
  const entries = new Map<string, object>();
  /** What runs already: a second instance of an entry would be a second copy of its feature. */
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

  /** After a failure from another address: the browser makes a request that hangs, or that failed, serve every import of its address. */
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

/** One name for each release: letters, digits and underscores, as the runtime wants it. */
export function remoteName(release: ResolvedRelease): string {
  return `${release.feature.id}__${release.version}`.replaceAll(/\W/g, "_");
}

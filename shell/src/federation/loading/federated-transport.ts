import { CHUNK_HANDOVER, type ChunkHandovers, FILE_IMPORT, type FileImport } from "@atrium/federation-kit/sharing";
import type { ResolvedRelease } from "@atrium/shared-contracts/wire";
import { type ModuleFederation, type ModuleFederationRuntimePlugin, init } from "@module-federation/runtime";
import * as runtimeCore from "@module-federation/runtime/core";
import { type ReleaseTransport, moduleUrls } from "./release-transport.ts";
import { shareScope } from "./share-scope.ts";

/**
 * Loads features as Module Federation ES modules, registered when first needed. Each release is a remote with its own name, so two versions never
 * mix. The shell imports entries itself, and features' chunks, so that the runtime neither caches a failure nor waits without a limit.
 */
export function createFederatedTransport(importFile: FileImport): ReleaseTransport {
  // Features are built without the runtime's core and get it from here.
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore, [FILE_IMPORT]: importFile });
  /** Containers registered with the runtime, by remote name. */
  const entries = new Map<string, object>();
  let runtime: ModuleFederation | undefined;

  const importedEntries: ModuleFederationRuntimePlugin = {
    name: "atrium-entries",
    loadEntry: ({ remoteInfo }: { remoteInfo: { name: string } }) => {
      const container = entries.get(remoteInfo.name);
      if (!container) throw new Error(`The entry of ${remoteInfo.name} was not imported`);
      return Promise.resolve(container) as never;
    },
  };
  const start = () =>
    (runtime ??= init({
      name: "shell",
      remotes: [],
      shareStrategy: "loaded-first",
      shared: shareScope(),
      plugins: [importedEntries],
    }));

  const register = (release: ResolvedRelease, force: boolean) => {
    start().registerRemotes([{ name: remoteName(release), entry: entryUrl(release), type: "module" }], { force });
  };

  /** Releases from before `FILE_IMPORT` would import their chunks themselves, and wait for one that hangs. They're given an exposed module's. */
  async function handOver(release: ResolvedRelease, expose: string): Promise<void> {
    const entry = entryUrl(release);
    const takers = [...(handovers() ?? [])].filter(([url]) => url.split("?")[0] === entry).map(([, take]) => take);
    if (takers.length === 0) return;
    const [, ...chunks] = moduleUrls(release, expose);
    await Promise.all(
      chunks.map(async (url) => {
        const chunk = (await importFile(url)) as object;
        for (const take of takers) take(chunk);
      }),
    );
  }

  return {
    async entry(release) {
      const name = remoteName(release);
      if (entries.has(name)) return;
      entries.set(name, (await importFile(entryUrl(release))) as object);
      register(release, false);
    },
    async expose(release, expose) {
      const name = remoteName(release);
      await handOver(release, expose);
      return start().loadRemote(`${name}/${expose.replace(/^\.\//, "")}`);
    },
    forget(release) {
      const name = remoteName(release);
      if (!entries.delete(name)) return;
      register(release, true);
    },
  };
}

const handovers = () => (globalThis as { [CHUNK_HANDOVER]?: ChunkHandovers })[CHUNK_HANDOVER];

const entryUrl = (release: ResolvedRelease): string => new URL(release.entry, release.baseUrl).href;

/** A unique name for each release, made of letters, digits and underscores as the runtime requires. */
export function remoteName(release: ResolvedRelease): string {
  return `${release.feature.id}__${release.version}`.replaceAll(/\W/g, "_");
}

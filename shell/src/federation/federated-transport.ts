import type { ResolvedRelease } from "@atrium/shared-contracts/wire";
import { type ModuleFederation, type ModuleFederationRuntimePlugin, init } from "@module-federation/runtime";
import * as runtimeCore from "@module-federation/runtime/core";
import type { ReleaseTransport } from "./release-transport.ts";
import { shareScope } from "./share-scope.ts";

/** Imports a module by URL; the bundler leaves it to the browser. */
type ImportModule = (url: string) => Promise<unknown>;
const importFromUrl: ImportModule = (url) => import(/* webpackIgnore: true */ url);

/**
 * Features as ES modules of Module Federation, registered when they are first wanted. Each release is a remote of its own name, so that two
 * versions never meet; the shell fetches the entry itself, so that the runtime neither caches a failure nor waits without a limit.
 */
export function createFederatedTransport(importModule: ImportModule = importFromUrl): ReleaseTransport {
  // Features are built without the runtime's core and take it from here.
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });
  const entries = new Map<string, object>();
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

  return {
    async entry(release) {
      const name = remoteName(release);
      if (entries.has(name)) return;
      const container = await importModule(new URL(release.entry, release.baseUrl).href);
      entries.set(name, container as object);
      register(release, false);
    },
    expose: (release, expose) => start().loadRemote(`${remoteName(release)}/${expose.replace(/^\.\//, "")}`),
    forget(release) {
      const name = remoteName(release);
      if (!entries.delete(name)) return;
      register(release, true);
    },
  };
}

/** One name for each release: letters, digits and underscores, as the runtime wants it. */
export function remoteName(release: ResolvedRelease): string {
  return `${release.feature.id}__${release.version}`.replaceAll(/\W/g, "_");
}

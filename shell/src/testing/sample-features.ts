import { defineView } from "@atrium/shared-contracts/contract";
import type { BootDocument, FeatureManifest, ResolvedRelease } from "@atrium/shared-contracts/wire";

export const sampleManifest = (id: string, changes: Partial<FeatureManifest> = {}): FeatureManifest => ({
  id,
  title: { en: id },
  version: "1.0.0",
  routes: [`/${id.replace("mfe-", "")}`],
  routesExpose: "./routes",
  requires: { contract: "^1.0.0", shell: "^1.0.0" },
  owner: `${id} team`,
  ...changes,
});

export const sampleRelease = (
  id: string,
  version: string,
  changes: Partial<FeatureManifest> = {},
): ResolvedRelease => ({
  version,
  baseUrl: `http://features.test/releases/${id}/${version}/`,
  entry: "remote-entry.js",
  exposes: { "./routes": { js: ["routes.js"], css: [] } },
  feature: sampleManifest(id, { version, ...changes }),
});

export const sampleBoot = (features: BootDocument["features"] = []): BootDocument => ({
  registryRevision: 1,
  shellVersion: "1.0.0",
  features,
  config: { apiBaseUrl: "/api", publicUrl: "http://localhost", googleSignIn: false },
});

/** What a remote's module looks like to the shell. */
export const viewModule = (text: string) => ({ default: defineView(() => text) });

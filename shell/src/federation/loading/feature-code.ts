import type { FeatureService, FeatureView } from "@atrium/shared-contracts/contract";
import type { FeatureManifest } from "@atrium/shared-contracts/wire";

/** A feature's exposed module, loaded and checked, and the release it came from. */
export interface FeatureCode {
  readonly module: FeatureView | FeatureService<unknown>;
  readonly version: string;
}

/** Where the shell gets features from: over the network in the federated build, from the same build in the benchmark's static one. */
export interface FeatureSource {
  /** What is known about each feature without loading its code, in registry order. */
  readonly manifests: readonly FeatureManifest[];
  /** Loads one of a feature's exposed modules, e.g. `./routes`. Rejects with a FeatureLoadError when every attempt has failed. */
  load(featureId: string, expose: string): Promise<FeatureCode>;
  /** What `load` would resolve to, if it's already loaded. */
  loaded(featureId: string, expose: string): FeatureCode | undefined;
  /** Fetches what `load` will need, without running it. Does nothing if already done. */
  preload(featureId: string, expose: string): void;
  /** Forgets failures, so that the next `load` starts over. */
  forget(featureId: string): void;
}

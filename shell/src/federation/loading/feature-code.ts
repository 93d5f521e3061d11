import type { FeatureService, FeatureView } from "@atrium/shared-contracts";
import type { FeatureManifest } from "@atrium/shared-contracts/wire";

/** What a feature exposes, loaded and checked, and the release that it came from. */
export interface FeatureCode {
  readonly module: FeatureView | FeatureService<unknown>;
  readonly version: string;
}

/** Where the shell gets features from. The federated source brings them over the network, the benchmark's static one from its own build. */
export interface FeatureSource {
  /** What is known of each feature without its code, in the order of the registry. */
  readonly manifests: readonly FeatureManifest[];
  /** Loads what a feature exposes, e.g. `./routes`. Rejects with a FeatureLoadError when nothing helped. */
  load(featureId: string, expose: string): Promise<FeatureCode>;
  /** What `load` would resolve to, if it is there already. */
  loaded(featureId: string, expose: string): FeatureCode | undefined;
  /** Fetches what `load` will need, without running it. Costs nothing when it was done before. */
  preload(featureId: string, expose: string): void;
  /** Forgets what failed, so that the next `load` begins anew. */
  forget(featureId: string): void;
}

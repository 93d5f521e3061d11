import type { FeatureManifest } from "@atrium/shared-contracts/wire";
import type { FeatureSource } from "./feature-code.ts";

export interface LateFeatureSource extends FeatureSource {
  /** Resolves when the source has loaded. Rejects when its code couldn't be fetched; the next call tries again. */
  ready(): Promise<void>;
}

/**
 * A feature source whose own code loads after the page's first code. Until then, `manifests` are the ones passed in: enough to know which paths
 * features serve.
 */
export function lateFeatureSource(
  manifests: readonly FeatureManifest[],
  fetchSource: () => Promise<FeatureSource>,
): LateFeatureSource {
  let source: FeatureSource | undefined;
  let fetching: Promise<FeatureSource> | undefined;
  const get = (): Promise<FeatureSource> => {
    fetching ??= fetchSource().then(
      (fetched) => (source = fetched),
      (error: unknown) => {
        fetching = undefined;
        throw error;
      },
    );
    return fetching;
  };
  return {
    get manifests() {
      return source?.manifests ?? manifests;
    },
    async ready() {
      await get();
    },
    load: async (featureId, expose) => (await get()).load(featureId, expose),
    loaded: (featureId, expose) => source?.loaded(featureId, expose),
    preload: (featureId, expose) => source?.preload(featureId, expose),
    forget: (featureId) => source?.forget(featureId),
  };
}

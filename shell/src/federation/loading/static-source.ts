import { readFeatureModule } from "@atrium/shared-contracts/contract";
import type { FeatureManifest } from "@atrium/shared-contracts/wire";
import type { FeatureCode, FeatureSource } from "./feature-code.ts";
import { FeatureLoadError } from "./feature-load-error.ts";

/** A feature that is part of the same build: its feature.json and a lazy `import()` for each exposed module. */
export interface StaticFeature {
  readonly manifest: FeatureManifest;
  readonly exposes: Readonly<Record<string, () => Promise<unknown>>>;
}

/** Features from the shell's own build, the baseline that federation is measured against. Registers nothing and checks no compatibility. */
export function createStaticSource(features: readonly StaticFeature[]): FeatureSource {
  const codes = new Map<string, FeatureCode>();
  return {
    manifests: features.map(({ manifest }) => manifest),
    async load(featureId, expose) {
      const feature = features.find(({ manifest }) => manifest.id === featureId);
      const version = feature?.manifest.version ?? "";
      try {
        const module = readFeatureModule(await feature?.exposes[expose]?.(), `${featureId}/${expose}`);
        const code = { module, version };
        codes.set(`${featureId} ${expose}`, code);
        return code;
      } catch (cause) {
        const detail = cause instanceof Error ? cause.message : String(cause);
        throw new FeatureLoadError(
          { featureId, version, phase: "expose", reason: { kind: "evaluation", detail } },
          { cause },
        );
      }
    },
    loaded: (featureId, expose) => codes.get(`${featureId} ${expose}`),
    preload() {},
    forget() {},
  };
}

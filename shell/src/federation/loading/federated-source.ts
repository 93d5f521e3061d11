import { providedVersion } from "@atrium/federation-kit/sharing";
import { CONTRACT_1_VERSION, CONTRACT_VERSION } from "@atrium/shared-contracts/contract";
import { SPEC_VERSION } from "@atrium/shared-contracts/spec";
import { type BootDocument, WIRE_VERSION } from "@atrium/shared-contracts/wire";
import { pause } from "../../core/retry/pause.ts";
import type { FeatureCode, FeatureSource } from "./feature-code.ts";
import { FeatureLoadError, type LoadCause } from "./feature-load-error.ts";
import { createFeatureLoader } from "./feature-loader.ts";
import { createPreload } from "./feature-preload.ts";
import { chooseReleases } from "./release-choice.ts";
import type { ReleaseTransport } from "./release-transport.ts";

export interface FederatedSourceDeps {
  readonly transport: ReleaseTransport;
  diagnose(error: unknown, urls: readonly string[]): Promise<LoadCause>;
  readonly page: Document;
  readonly nonce: string | undefined;
}

/** Loads features over the network, as listed in the page's boot document. */
export function createFederatedSource(
  boot: BootDocument,
  { transport, diagnose, page, nonce }: FederatedSourceDeps,
): FeatureSource {
  const preload = createPreload(page, nonce);
  const provides = {
    contract: CONTRACT_VERSION,
    bridged: [CONTRACT_1_VERSION],
    wire: WIRE_VERSION,
    spec: SPEC_VERSION,
    ui: providedVersion("@atrium/shared-ui"),
    shell: boot.shellVersion,
  };
  const choices = boot.features.map((feature) => chooseReleases(feature, provides));
  const loaders = new Map(
    choices.map((choice) => [
      choice.featureId,
      createFeatureLoader(choice, {
        transport,
        diagnose,
        pause,
        failed: (error) => console.warn(error.message, error.reason, error.cause),
      }),
    ]),
  );
  const codes = new Map<string, FeatureCode>();

  return {
    manifests: choices.map((choice) => choice.shown.feature),
    async load(featureId, expose) {
      const there = codes.get(`${featureId} ${expose}`);
      if (there) return there;
      const loader = loaders.get(featureId);
      if (!loader) throw unknownFeature(featureId);
      const likely = loader.likely();
      if (likely) preload(likely, expose);
      const code = await loader.load(expose);
      codes.set(`${featureId} ${expose}`, code);
      return code;
    },
    loaded: (featureId, expose) => codes.get(`${featureId} ${expose}`),
    preload(featureId, expose) {
      const likely = loaders.get(featureId)?.likely();
      if (likely) preload(likely, expose);
    },
    forget: (featureId) => loaders.get(featureId)?.forget(),
  };
}

export const unknownFeature = (featureId: string) =>
  new FeatureLoadError({
    featureId,
    version: "",
    phase: "gate",
    reason: { kind: "misfit", detail: `${featureId} is not installed` },
  });

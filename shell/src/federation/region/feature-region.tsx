import type { FeatureViewProps } from "@atrium/shared-contracts/contract";
import type { ComponentType, ReactNode } from "react";
import { useEffect, useState } from "react";
import { useFeatureHost, useFeatureSession } from "../host/feature-host.tsx";
import { FeatureLoadError, type LoadFailure } from "../loading/feature-load-error.ts";
import { FeatureFailure } from "./feature-failure.tsx";
import { FeatureSkeleton } from "./feature-skeleton.tsx";
import { FeatureTexts } from "./feature-texts.tsx";
import { RegionBoundary } from "./region-boundary.tsx";
import { useFeatureCode } from "./use-feature-code.ts";

export interface FeatureRegionProps<Props extends object> {
  readonly featureId: string;
  readonly expose: string;
  /** The slot's props, apart from the shell. */
  readonly props?: Props;
  readonly compact?: boolean;
  /** Shown instead of the skeleton. */
  readonly loading?: ReactNode;
  /** Shown instead of the explanation. */
  readonly failed?: ReactNode;
}

/**
 * Shows one exposed view of a feature. Whatever goes wrong, before, while or after it's shown, only affects this region; Try again starts over
 * without reloading the page. Use the feature's ID as the key.
 */
export function FeatureRegion<Props extends object>(region: FeatureRegionProps<Props>) {
  const { featureId, expose } = region;
  const { features } = useFeatureHost();
  const session = useFeatureSession();
  const [attempt, setAttempt] = useState(0);
  const retry = () => {
    features.forget(featureId);
    session.retryTexts(featureId);
    setAttempt((current) => current + 1);
  };
  return <Attempt key={`${featureId} ${expose} ${attempt}`} region={region} retry={retry} />;
}

interface AttemptProps<Props extends object> {
  readonly region: FeatureRegionProps<Props>;
  retry(): void;
}

function Attempt<Props extends object>({ region, retry }: AttemptProps<Props>) {
  const { featureId, expose, compact = false, loading, failed } = region;
  const { features, telemetry } = useFeatureHost();
  const session = useFeatureSession();
  const state = useFeatureCode(features, featureId, expose);
  const manifest = features.manifests.find(({ id }) => id === featureId);
  const error = state.status === "failed" ? state.error : undefined;
  useEffect(() => {
    if (error) telemetry.report(error, { feature: featureId, version: error.version, phase: error.phase });
  }, [error, featureId, telemetry]);

  const explain = (failure: LoadFailure) =>
    failed ?? <FeatureFailure manifest={manifest} failure={failure} compact={compact} onRetry={retry} />;

  if (state.status === "loading") return loading ?? <FeatureSkeleton compact={compact} />;
  if (state.status === "failed") return explain(state.error);
  const { module, version } = state.code;
  if (module.kind !== "view") {
    const reason = { kind: "shape", detail: `${expose} is a service` } as const;
    return explain(new FeatureLoadError({ featureId, version, phase: "shape", reason }));
  }
  const View = module.View as ComponentType<FeatureViewProps & Props>;
  const shell = session.shellApi({ id: featureId, version });
  return (
    <RegionBoundary
      caught={(error) => telemetry.report(error, { feature: featureId, version, expose })}
      fallback={(error) =>
        explain({ featureId, version, phase: "render", reason: { kind: "crash", detail: describe(error) } })
      }
    >
      <FeatureTexts
        featureId={featureId}
        skeleton={loading ?? <FeatureSkeleton compact={compact} />}
        failed={(reason) => explain({ featureId, version, phase: "expose", reason })}
      >
        <View {...(region.props ?? ({} as Props))} shell={shell} />
      </FeatureTexts>
    </RegionBoundary>
  );
}

const describe = (error: unknown) => (error instanceof Error ? error.message : String(error));

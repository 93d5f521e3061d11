import { type ReactNode, useEffect, useState } from "react";
import { useFeatureHost, useFeatureSession } from "../host/feature-host.tsx";
import { FeatureLoadError, type LoadFailure } from "../loading/feature-load-error.ts";
import { FeatureFailure } from "./feature-failure.tsx";
import { FeatureSkeleton } from "./feature-skeleton.tsx";
import { FeatureViewRegion } from "./feature-view-region.tsx";
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
 * without reloading the page. What it throws when it leaves stays in its place too, if a `RegionHolder` is around it.
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
  const state = useFeatureCode(features, featureId, expose);
  const [failure, setFailure] = useState<LoadFailure>();
  const manifest = features.manifests.find(({ id }) => id === featureId);
  const error = state.status === "failed" ? state.error : undefined;
  useEffect(() => {
    if (error) telemetry.report(error, { feature: featureId, version: error.version, phase: error.phase });
  }, [error, featureId, telemetry]);

  const explain = (failure: LoadFailure) =>
    failed ?? <FeatureFailure manifest={manifest} failure={failure} compact={compact} onRetry={retry} />;

  if (failure) return explain(failure);
  if (state.status === "loading") return loading ?? <FeatureSkeleton compact={compact} />;
  if (state.status === "failed") return explain(state.error);
  const { module, version } = state.code;
  if (module.kind !== "view") {
    const reason = { kind: "shape", detail: `${expose} is a service` } as const;
    return explain(new FeatureLoadError({ featureId, version, phase: "shape", reason }));
  }
  return (
    <FeatureViewRegion
      featureId={featureId}
      version={version}
      expose={expose}
      module={module}
      props={region.props ?? {}}
      skeleton={loading ?? <FeatureSkeleton compact={compact} />}
      onFailed={setFailure}
    />
  );
}

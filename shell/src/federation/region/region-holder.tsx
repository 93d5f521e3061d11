import type { ReactNode } from "react";
import { useFeatureHost } from "../host/feature-host.tsx";
import { crash } from "../loading/feature-load-error.ts";
import { FeatureFailure } from "./feature-failure.tsx";
import { errorTags } from "./leaving-views.ts";
import { RegionBoundary } from "./region-boundary.tsx";

interface RegionHolderProps {
  readonly featureId: string;
  /** Whether the feature's region shows here now. */
  readonly shown: boolean;
  readonly compact?: boolean;
  /** Shown instead of the explanation. */
  readonly failed?: ReactNode;
  /** Renders the region, with what surrounds it. */
  children(): ReactNode;
}

/**
 * The place of a feature's region, whether or not the region shows. What a view throws while it's unmounted goes to the closest boundary that stays:
 * with the holder mounted around it at all times, nothing else is remounted.
 */
export function RegionHolder({ featureId, shown, compact = false, failed, children }: RegionHolderProps) {
  const { features, telemetry } = useFeatureHost();
  const manifest = features.manifests.find(({ id }) => id === featureId);
  const version = manifest?.version ?? "";
  const explain = (error: unknown, again: () => void) => {
    if (failed !== undefined) return failed;
    const failure = { featureId, version, phase: "mount", reason: crash(error) } as const;
    return <FeatureFailure manifest={manifest} failure={failure} compact={compact} onRetry={again} />;
  };
  return (
    <RegionBoundary
      place={String(shown)}
      caught={(error, left) =>
        telemetry.report(error, errorTags(left, { source: "shell", part: `region of ${featureId}` }))
      }
      fallback={(error, again) => explain(error, again)}
    >
      {shown && children()}
    </RegionBoundary>
  );
}

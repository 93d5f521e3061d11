import type { FeatureView, FeatureViewProps } from "@atrium/shared-contracts/contract";
import {
  type ComponentType,
  type ReactNode,
  Suspense,
  createContext,
  useCallback,
  useContext,
  useMemo,
  useState,
} from "react";
import { useFeatureHost, useFeatureSession } from "../host/feature-host.tsx";
import { type LoadCause, type LoadFailure, crash } from "../loading/feature-load-error.ts";
import { FeatureTexts } from "./feature-texts.tsx";
import { GuestPlace } from "./guest-regions.tsx";
import { type ShownView, useLeavingView } from "./leaving-views.ts";
import { RegionBoundary } from "./region-boundary.tsx";
import { useSteady } from "./use-steady.ts";
import { Settled, ViewLife } from "./view-life.tsx";

/** Whether what's below belongs to a feature's view. */
const WithinFeature = createContext(false);

interface FeatureViewRegionProps {
  readonly featureId: string;
  readonly version: string;
  readonly expose: string;
  readonly module: FeatureView;
  /** The slot's props, apart from the shell. */
  readonly props: object;
  readonly skeleton: ReactNode;
  /** Called once the view can't be shown: it keeps throwing, or its texts can't be loaded. */
  onFailed(failure: LoadFailure): void;
}

/** A feature's loaded view, inside its boundary. Reports what the view throws, with the phase of its life. */
export function FeatureViewRegion(region: FeatureViewRegionProps) {
  const { featureId, version, expose, module, onFailed } = region;
  const { telemetry } = useFeatureHost();
  const session = useFeatureSession();
  const isGuest = useContext(WithinFeature);
  const view = useMemo<ShownView>(() => ({ feature: featureId, version, expose }), [featureId, version, expose]);
  const [life] = useState(() => new ViewLife());
  // A guest's boundary isn't among those around its place.
  useLeavingView(isGuest ? undefined : view);

  const shell = session.shellApi({ id: featureId, version });
  const props = useSteady(region.props);
  const skeleton = useSteady(region.skeleton);
  const content = useMemo(() => {
    const View = module.View as ComponentType<FeatureViewProps>;
    const failed = (reason: LoadCause) => onFailed({ featureId, version, phase: "expose", reason });
    return (
      <WithinFeature value>
        <Suspense fallback={skeleton}>
          <Settled life={life} />
          <FeatureTexts featureId={featureId} skeleton={skeleton} onFailed={failed}>
            <View {...props} shell={shell} />
          </FeatureTexts>
        </Suspense>
      </WithinFeature>
    );
  }, [module, props, shell, skeleton, life, featureId, version, onFailed]);

  const caught = useCallback(
    (error: unknown, left = false) => telemetry.report(error, { ...view, phase: left ? "unmount" : life.phase }),
    [telemetry, view, life],
  );
  const gaveUp = useCallback(
    (error: unknown) => onFailed({ featureId, version, phase: life.phase, reason: crash(error) }),
    [onFailed, featureId, version, life],
  );
  if (isGuest) {
    return (
      <GuestPlace caught={caught} gaveUp={gaveUp}>
        {content}
      </GuestPlace>
    );
  }
  return (
    <RegionBoundary caught={(error) => caught(error)} gaveUp={gaveUp} fallback={() => null}>
      {content}
    </RegionBoundary>
  );
}

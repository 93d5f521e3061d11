import { type Provided, describeMisfit, misfits } from "@atrium/federation-kit/compatibility";
import type { BootDocument, ResolvedRelease } from "@atrium/shared-contracts/wire";
import { inRange } from "./version-range.ts";

type FeatureBoot = BootDocument["features"][number];

export interface ReleaseChoice {
  readonly featureId: string;
  /** Releases compatible with this shell: the active one first, then earlier ones, newest first. */
  readonly candidates: readonly ResolvedRelease[];
  /** The release whose metadata the frame shows: the first compatible one, else the active one. */
  readonly shown: ResolvedRelease;
  /** Why the active release isn't a candidate. */
  readonly misfit: string | undefined;
}

/** Decides, before downloading anything, which of a feature's releases can run in a shell that provides these versions. */
export function chooseReleases(feature: FeatureBoot, provides: Provided): ReleaseChoice {
  const candidates = [feature.active, ...feature.fallbacks].filter(
    (release) => reasons(release, provides).length === 0,
  );
  return {
    featureId: feature.id,
    candidates,
    shown: candidates[0] ?? feature.active,
    misfit: reasons(feature.active, provides)[0],
  };
}

function reasons(release: ResolvedRelease, provides: Provided): string[] {
  try {
    return misfits(release.feature.requires, provides, inRange).map(describeMisfit);
  } catch (error) {
    // An invalid version in a hand-written registry shouldn't break the page.
    return [error instanceof Error ? error.message : String(error)];
  }
}

import type { Release } from "@atrium/shared-contracts/wire";
import { satisfies } from "semver";
import { describeMisfit, misfits } from "../compatibility/fits.ts";
import { activeVersion, type Registry } from "../releases/registry-document.ts";
import { readPublished } from "../releases/release.ts";
import { ReleaseError } from "../releases/release-error.ts";
import { resolveReleases } from "../releases/resolve.ts";

/** Refuses a feature that doesn't fit the shell that pages run. Without a released shell, nothing is refused. */
export async function refuseMisfit(directory: string, registry: Registry, release: Release): Promise<void> {
  const shellVersion = activeVersion(registry, "shell");
  if (!release.feature || shellVersion === undefined) return;
  const shell = await readPublished(directory, registry, "shell", shellVersion);
  const problems = shell?.provides ? misfits(release.feature.requires, shell.provides, satisfies) : [];
  if (problems.length > 0) {
    throw new ReleaseError(
      `${release.app} ${release.version} does not fit shell ${shellVersion}: ${problems.map(describeMisfit).join("; ")}`,
    );
  }
}

/** After the shell's pointer moved: the features for which pages now run another release, or none. */
export async function shellConsequences(directory: string, moved: Release): Promise<string[]> {
  if (moved.app !== "shell" || !moved.provides) return [];
  const { provides } = moved;
  const resolved = await resolveReleases(directory);
  return (resolved?.features ?? []).flatMap(({ id, active }) => {
    const problems = misfits(active.feature.requires, provides, satisfies);
    return problems.length === 0
      ? []
      : [`No release of ${id} fits this shell: ${problems.map(describeMisfit).join("; ")}`];
  });
}

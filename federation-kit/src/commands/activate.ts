import { actNow, checkAct } from "../releases/act.ts";
import { changeRegistry, type Step } from "../releases/registry-changes.ts";
import { activeVersion, laterReleases, publishedRelease, type Registry } from "../releases/registry-document.ts";
import { refuseAlteredFiles } from "../releases/intact-files.ts";
import { readRegistry, writeRegistry } from "../releases/registry.ts";
import { withRegistryLock } from "../releases/registry-lock.ts";
import { readRelease, releaseIntegrity } from "../releases/release.ts";
import { ReleaseError } from "../releases/release-error.ts";
import { releaseDirectory } from "../releases/releases-directory.ts";
import { readShellPage } from "../releases/shell-page.ts";
import { refuseMisfit, refuseStranding } from "./pair-check.ts";

export interface Activation {
  /** False if the version was active already. */
  readonly moved: boolean;
  /** What an operator should know, one line each. */
  readonly remarks: readonly string[];
}

/**
 * Moves an app's pointer to a version that's already released: rolls back, or undoes a rollback.
 * @param why the reason, for the log
 * @param strands features that a shell may leave without a release that fits
 */
export async function activate(
  releasesDirectory: string,
  app: string,
  version: string,
  { why, strands }: { readonly why?: string | undefined; readonly strands?: readonly string[] | undefined } = {},
): Promise<Activation> {
  checkAct(why);
  return withRegistryLock(releasesDirectory, async () => {
    const registry = await readRegistry(releasesDirectory);
    const known = publishedRelease(registry, app, version);
    const release = await readRelease(releasesDirectory, app, version, known?.integrity);
    if (!release && known)
      throw new ReleaseError(
        `${releaseDirectory(releasesDirectory, app, version)} is gone: release ${app} ${version} again`,
      );
    if (!release) throw new ReleaseError(`${app} ${version} is not released; see: node federation-kit/src/cli.ts list`);
    if (app === "shell") await readShellPage(releaseDirectory(releasesDirectory, app, version), release);
    await refuseAlteredFiles(releasesDirectory, release);
    await refuseMisfit(releasesDirectory, registry, release);
    const remarks = await refuseStranding(releasesDirectory, registry, release, strands);
    if (activeVersion(registry, app) === version) return { moved: false, remarks: [] };
    const steps: Step[] = [
      ...(known ? [] : [await adoption(releasesDirectory, app, version)]),
      { action: movement(registry, app, version), app, version },
    ];
    await writeRegistry(releasesDirectory, changeRegistry(registry, actNow(why), steps));
    return { moved: true, remarks };
  });
}

const movement = (registry: Registry, app: string, version: string): "promote" | "rollback" =>
  laterReleases(registry, app, version).length > 0 ? "rollback" : "promote";

/** Its directory is there, but not its record: the registry was deleted or put back from a copy. */
const adoption = async (directory: string, app: string, version: string): Promise<Step> => ({
  action: "publish",
  app,
  version,
  origin: undefined,
  integrity: await releaseIntegrity(directory, app, version),
});

import {
  hasRollout,
  readRunnable,
  readShellPage,
  releaseDirectory,
  resolve,
  rolloutsOf,
  type ResolvedReleases,
  type ShellPage,
} from "@atrium/federation-kit/releases";

/** What a visitor's next page load will run, and the page that the shell's release brings along. */
export type ServedReleases = ResolvedReleases & { readonly page: ShellPage };

/** One state of the registry, for all visitors. */
export interface ServedRegistry {
  /** Whether what a visitor runs depends on their cohort. */
  readonly hasRollout: boolean;
  /**
   * The same object for all visitors who run the same.
   * @param cohort undefined for a visitor who isn't part of any rollout
   */
  for(cohort: number | undefined): ServedReleases;
}

/** How many different answers to keep: each app that's being rolled out doubles how many there can be. */
const KEPT = 32;

/**
 * Reads what pages run. Undefined while no shell is active.
 * @param channel which one this installation follows
 * @throws {ReleaseError} when the registry is damaged, or a shell that a page may run has no page, as those from before shells had one
 */
export async function readServedRegistry(directory: string, channel: string): Promise<ServedRegistry | undefined> {
  const runnable = await readRunnable(directory, channel);
  const everyones = resolve(runnable);
  if (!everyones) return undefined;
  const pages = new Map<string, ShellPage>();
  for (const { shell } of [everyones, resolve(runnable, ["shell"]) ?? everyones]) {
    const page = await readShellPage(releaseDirectory(directory, shell.app, shell.version), shell);
    pages.set(shell.version, page);
  }
  const served = new Map<string, ServedReleases>();

  function serve(rollouts: readonly string[]): ServedReleases {
    const releases = resolve(runnable, rollouts) ?? everyones;
    const page = releases && pages.get(releases.shell.version);
    if (!releases || !page) throw new Error("A visitor would run a shell that wasn't checked");
    return { ...releases, page };
  }

  return {
    hasRollout: hasRollout(runnable),
    for(cohort) {
      const rollouts = rolloutsOf(runnable, cohort);
      const key = rollouts.join(" ");
      const releases = served.get(key) ?? serve(rollouts);
      // Keeps the map in order of last use.
      served.delete(key);
      served.set(key, releases);
      const [oldest] = served.keys();
      if (served.size > KEPT && oldest !== undefined) served.delete(oldest);
      return releases;
    },
  };
}

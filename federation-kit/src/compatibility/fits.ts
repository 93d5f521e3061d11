/** What a shell release offers to features. */
export interface Provided {
  readonly contract: string;
  /** Earlier contract versions whose features the shell also runs. */
  readonly bridged?: readonly string[] | undefined;
  readonly wire?: string | undefined;
  readonly spec?: string | undefined;
  /** Version of `shared-ui`. */
  readonly ui?: string | undefined;
  readonly shell: string;
}

/** What a feature needs, as semver ranges. */
export interface Required {
  readonly contract: string;
  /** Until contract 2, calls, events and the specification's numbers were part of the contract: without a range, it's `^1.0.0`. */
  readonly wire?: string | undefined;
  readonly spec?: string | undefined;
  /** Releases from before it was stated were built with 1.0.0: without a range, it's `^1.0.0`. */
  readonly ui?: string | undefined;
  readonly shell: string;
}

const PARTS = ["contract", "wire", "spec", "ui", "shell"] as const;
type Part = (typeof PARTS)[number];

/** What every feature requires of a part that it doesn't mention. */
const UNSTATED = "^1.0.0";

export interface Misfit {
  readonly part: Part;
  readonly requires: string;
  readonly provides: string;
}

/** Whether a version is in a semver range, by npm's rules; false for what isn't a range. */
export type InRange = (version: string, range: string) => boolean;

/**
 * The parts of a shell that don't fit a feature; empty if the pair fits. Versions are compared without the build suffix
 * (`1.2.0-h0123abcd` is 1.2.0), because every build of a version provides what the version promises.
 * @param inRange semver's own on the server; the shell has a smaller one
 */
export function misfits(requires: Required, provides: Provided, inRange: InRange): Misfit[] {
  return PARTS.flatMap((part) => {
    const range = requires[part] ?? (provides[part] === undefined ? undefined : UNSTATED);
    const versions = [provides[part] ?? [], part === "contract" ? (provides.bridged ?? []) : []].flat();
    if (range === undefined || versions.some((version) => inRange(baseVersion(version), range))) return [];
    return [{ part, requires: range, provides: versions.join(" and ") || "none" }];
  });
}

const VERSION = /^\d+\.\d+\.\d+(?:-[\da-z-]+(?:\.[\da-z-]+)*)?$/i;

/** A version without its build suffix. Throws if it isn't a semver version. */
export function baseVersion(version: string): string {
  const base = version.replace(/-h[0-9a-f]{8}$/, "");
  if (!VERSION.test(base)) throw new RangeError(`${version} is no version: it must look like 1.2.3`);
  return base;
}

export const describeMisfit = ({ part, requires, provides }: Misfit): string =>
  `it requires ${part} ${requires}, and the shell provides ${provides}`;

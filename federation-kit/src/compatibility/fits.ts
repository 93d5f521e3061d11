import satisfies from "semver/functions/satisfies.js";
import valid from "semver/functions/valid.js";

/** What a shell release offers to features. */
export interface Provided {
  readonly contract: string;
  readonly shell: string;
}

/** What a feature needs, as semver ranges. */
export interface Required {
  readonly contract: string;
  readonly shell: string;
}

export interface Misfit {
  readonly part: "contract" | "shell";
  readonly requires: string;
  readonly provides: string;
}

/**
 * The parts of a shell that don't fit a feature; empty if the pair fits. Versions are compared without the build suffix
 * (`1.2.0-h0123abcd` is 1.2.0), because every build of a version provides what the version promises.
 */
export function misfits(requires: Required, provides: Provided): Misfit[] {
  return (["contract", "shell"] as const).flatMap((part) =>
    satisfies(baseVersion(provides[part]), requires[part])
      ? []
      : [{ part, requires: requires[part], provides: provides[part] }],
  );
}

/** A version without its build suffix. Throws if it isn't a semver version. */
export function baseVersion(version: string): string {
  const base = version.replace(/-h[0-9a-f]{8}$/, "");
  if (valid(base) === null) throw new RangeError(`${version} is no version: it must look like 1.2.3`);
  return base;
}

export const describeMisfit = ({ part, requires, provides }: Misfit): string =>
  `it requires ${part} ${requires}, and the shell provides ${provides}`;

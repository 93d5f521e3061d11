import { satisfy } from "@module-federation/runtime/core";

/** The runtime drops this comparator, and lets nothing fit a range that has no other. */
const FROM_ZERO = /(^|\s)>=\s*0(?:\.[0x*]){0,2}(?=\s|$)/g;

/**
 * Whether a version is in a semver range, by npm's rules; false for what isn't a range. The federation runtime, which pages load anyway, brings the
 * check. It lets pre-releases fit more ranges than npm does: there, `2.0.0-rc.1` only fits ranges that name a pre-release of 2.0.0.
 */
export function inRange(version: string, range: string): boolean {
  const [release, ...preRelease] = version.split("-");
  const accepts = (part: string) => preRelease.length === 0 || part.includes(`${release}-`);
  return range.split("||").some((part) => accepts(part) && satisfy(version, part.replace(FROM_ZERO, "$1>=0.0.0-0")));
}

import { satisfy } from "@module-federation/runtime/core";

/** The runtime takes this one for a range without conditions that nothing fits. */
const ANY = /^\s*>=\s*0(?:\.[0x*]){0,2}\s*$/;

/**
 * Whether a version is in a semver range, by npm's rules; false for what isn't a range. The federation runtime, which pages load anyway, brings the
 * check. It lets pre-releases fit more ranges than npm does: there, `2.0.0-rc.1` only fits ranges that name a pre-release of 2.0.0.
 */
export function inRange(version: string, range: string): boolean {
  const [release, ...preRelease] = version.split("-");
  const accepts = (part: string) => preRelease.length === 0 || part.includes(`${release}-`);
  return range.split("||").some((part) => accepts(part) && satisfy(version, part.replace(ANY, "*")));
}

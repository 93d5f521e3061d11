import type { Lockfile } from "./lockfile.ts";

export interface Closure {
  /** What pins each package, and which ones it gets when it imports others; first what the roots are. */
  readonly packages: readonly string[];
  /** The sources of those that aren't from a registry. */
  readonly directories: readonly string[];
}

/** Packages of types have no code. */
const TYPES = "@types/";

/**
 * Some packages with everything that they need, as far as it can end up in a build.
 * @param roots their keys by name
 * @param without names that the build takes from elsewhere: neither they nor what they need count
 */
export function closureOf(
  lockfile: Lockfile,
  roots: Iterable<readonly [name: string, key: string]>,
  without: ReadonlySet<string>,
): Closure {
  const counts = ([name]: readonly [string, string]) => !without.has(name) && !name.startsWith(TYPES);
  const edges = (needs: readonly (readonly [string, string])[]) =>
    [...new Set(needs.map(([name, key]) => `${name}: ${lockfile.package(key).content}`))].toSorted();
  const waiting = [...roots].filter(counts);
  const first = edges(waiting).join("\n");
  const seen = new Set<string>();
  const packages = new Set<string>();
  const directories = new Set<string>();
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [, key] = next;
    if (seen.has(key)) continue;
    seen.add(key);
    const { content, directory, dependencies } = lockfile.package(key);
    const needs = Object.entries(dependencies).filter(counts);
    if (directory !== undefined) directories.add(directory);
    packages.add([content, ...edges(needs)].join("\n"));
    waiting.push(...needs);
  }
  return { packages: [first, ...[...packages].toSorted()], directories: [...directories].toSorted() };
}

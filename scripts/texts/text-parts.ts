import { posix } from "node:path";
import type { SourceTexts } from "./source-texts.ts";
import { type Texts, baseKey } from "./text-tree.ts";
import { matches } from "./usage-problems.ts";

/** An app's sources and English texts, each by its path in the app. */
export interface AppParts {
  readonly sources: ReadonlyMap<string, SourceTexts>;
  /** By file. */
  readonly english: ReadonlyMap<string, Texts>;
  /** The file of the first view, which is there before anything shows. */
  readonly first: string;
}

/**
 * A feature's English texts are in parts: code that isn't in its first view brings its own. Lists every text that a source may ask for before
 * its part is there, and every text of the first view that only other code uses.
 */
export function partProblems(app: AppParts): string[] {
  const parts = new Map<string, string>();
  for (const [file, texts] of app.english) for (const key of texts.keys()) parts.set(baseKey(key), file);
  const loads = loadsOf(app);
  const keys = new Set(parts.keys());
  const used = new Map(
    [...app.sources].map(([source, { asked, mentioned }]) => [
      source,
      // A pattern that starts with anything matches far more than what's meant.
      [...new Set([...asked, ...mentioned].flatMap((key) => (key.startsWith("*") ? [] : matches(key, keys))))],
    ]),
  );
  const problems = new Set<string>();
  for (const [root, { sources, texts }] of loads)
    for (const source of sources)
      for (const key of used.get(source) ?? []) {
        const part = parts.get(key) ?? "";
        if (!texts.has(part)) problems.add(`${source} uses ${key}, but ${root} doesn't add ${part}`);
      }
  return [...problems, ...(app.english.size > 1 ? late(app, loads, used, parts) : [])];
}

/** Texts of the first view that could come later. */
function late(
  { first, sources }: AppParts,
  loads: ReadonlyMap<string, Load>,
  used: ReadonlyMap<string, readonly string[]>,
  parts: ReadonlyMap<string, string>,
): string[] {
  const dynamic = new Set([...sources].flatMap(([source, { imports }]) => imports.later.map(from(source))));
  const early = new Set(
    [...loads].flatMap(([root, load]) => (dynamic.has(root) || load.bringsTexts ? [] : [...load.sources])),
  );
  const usedEarly = new Set([...used].flatMap(([source, keys]) => (early.has(source) ? keys : [])));
  return [...parts].flatMap(([key, part]) =>
    part === first && !usedEarly.has(key) ? [`${key} is in ${part}, but only code that's loaded later uses it`] : [],
  );
}

/** What's loaded at once: a source that nothing imports statically, and everything that it does. */
interface Load {
  readonly sources: ReadonlySet<string>;
  /** The parts of the texts that are there once it's loaded. */
  readonly texts: ReadonlySet<string>;
  readonly bringsTexts: boolean;
}

function loadsOf({ sources, english, first }: AppParts): ReadonlyMap<string, Load> {
  const importers = new Map<string, string[]>();
  const imported = new Set<string>();
  for (const [source, { imports }] of sources) {
    for (const each of imports.now.map(from(source))) imported.add(each);
    for (const each of imports.later.map(from(source)))
      if (sources.has(each)) importers.set(each, [...(importers.get(each) ?? []), source]);
  }
  const roots = [...sources.keys()].filter((source) => importers.has(source) || !imported.has(source));
  const closures = new Map(roots.map((root) => [root, closure(root, sources)]));
  const own = new Map([...closures].map(([root, all]) => [root, [...all].filter((file) => english.has(file))]));

  /** A root that several others load only has the texts that all of them have. */
  const textsOf = (root: string, path: readonly string[] = []): ReadonlySet<string> => {
    const before = (importers.get(root) ?? [])
      .flatMap((importer) => roots.filter((each) => closures.get(each)?.has(importer)))
      .filter((each) => each !== root && !path.includes(each))
      .map((each) => textsOf(each, [...path, root]));
    const [one, ...others] = before;
    const shared = [...(one ?? [])].filter((part) => others.every((texts) => texts.has(part)));
    return new Set([first, ...(own.get(root) ?? []), ...shared]);
  };
  return new Map(
    roots.map((root) => [
      root,
      { sources: closures.get(root) ?? new Set(), texts: textsOf(root), bringsTexts: (own.get(root) ?? []).length > 0 },
    ]),
  );
}

function closure(root: string, sources: AppParts["sources"]): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    for (const each of sources.get(file)?.imports.now ?? []) visit(from(file)(each));
  };
  visit(root);
  return found;
}

const from = (source: string) => (specifier: string) => posix.join(posix.dirname(source), specifier);

import type { SourceTexts } from "./source-texts.ts";
import { type Texts, baseKey } from "./text-tree.ts";

/** Mismatches between the English texts and the sources that use them (by source name), one line each. */
export function usageProblems(sources: ReadonlyMap<string, SourceTexts>, english: Texts): string[] {
  const keys = new Set([...english.keys()].map(baseKey));
  const used = new Set<string>();
  const problems: string[] = [];
  for (const [source, { asked, mentioned, raw }] of sources) {
    for (const text of raw) problems.push(`${source} says "${text}" without t(…)`);
    const parts = mentioned.filter((part) => !asked.includes(part));
    for (const key of asked) {
      const found = matches(key, keys, parts);
      if (found.length === 0) problems.push(`${source} asks for ${key}, which is no text`);
      for (const each of found) used.add(each);
    }
    for (const key of mentioned) for (const each of matches(key, keys)) used.add(each);
  }
  for (const key of keys) if (!used.has(key)) problems.push(`${key} is used by no source`);
  return problems;
}

/**
 * The keys that a key or pattern stands for. `*` matches one name within a key, or several names that the source contains as one
 * string (listed in `parts`, which can be patterns themselves).
 */
export function matches(asked: string, keys: ReadonlySet<string>, parts: readonly string[] = []): string[] {
  if (!asked.includes("*")) return keys.has(asked) ? [asked] : [];
  const filling = `(?:${[NAME, ...parts.map((part) => expression(part, NAME))].join("|")})`;
  const pattern = new RegExp(`^${expression(asked, filling)}$`);
  return [...keys].filter((key) => pattern.test(key));
}

const NAME = "[^.]+";
const expression = (pattern: string, filling: string): string =>
  pattern
    .split("*")
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join(filling);

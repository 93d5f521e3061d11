import type { SearchHit } from "@atrium/shared-contracts";

/** Results of one provider that are kept at most. */
const HITS_KEPT = 500;

/** Reads what a provider answered. What is not a hit is left out; an answer that is no list at all throws a TypeError. */
export function readHits(answer: unknown): SearchHit[] {
  if (!Array.isArray(answer)) throw new TypeError("A search provider must answer with a list");
  const known = new Set<string>();
  const hits: SearchHit[] = [];
  for (const each of answer as unknown[]) {
    if (hits.length === HITS_KEPT) break;
    if (!isHit(each) || known.has(each.id)) continue;
    known.add(each.id);
    hits.push(each);
  }
  return hits;
}

function isHit(value: unknown): value is SearchHit {
  if (typeof value !== "object" || value === null) return false;
  const { id, title, path, description, icon } = value as Record<keyof SearchHit, unknown>;
  return (
    typeof id === "string" &&
    typeof title === "string" &&
    isPath(path) &&
    isOptionalText(description) &&
    isOptionalText(icon)
  );
}

/** A path of this product: another site's address is not one. */
const isPath = (value: unknown) => typeof value === "string" && /^\/(?![/\\])/.test(value);
const isOptionalText = (value: unknown) => value === undefined || typeof value === "string";

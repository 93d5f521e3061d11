import type { SearchAnswer, SearchHit } from "@atrium/shared-contracts/contract";

/** Maximum number of results kept per provider. */
const HITS_KEPT = 500;

/** Parses a provider's answer: its hits, or what else it says of them, too. */
export function readAnswer(answer: unknown): SearchAnswer {
  if (typeof answer !== "object" || answer === null || !("hits" in answer)) return { hits: readHits(answer) };
  const { hits, note } = answer as Record<keyof SearchAnswer, unknown>;
  return { hits: readHits(hits), ...(typeof note === "string" && note !== "" ? { note } : {}) };
}

/** Parses a provider's results. Invalid hits are left out; a TypeError is thrown when the results aren't a list. */
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
  const { id, title, path, description, icon, state } = value as Record<keyof SearchHit, unknown>;
  return (
    typeof id === "string" &&
    typeof title === "string" &&
    isPath(path) &&
    isOptionalText(description) &&
    isOptionalText(icon) &&
    isOptionalState(state)
  );
}

/** A path of this product, not another site's URL. */
const isPath = (value: unknown) => typeof value === "string" && /^\/(?![/\\])/.test(value);
const isOptionalText = (value: unknown) => value === undefined || typeof value === "string";
/** The browser refuses what it can't copy, and it keeps each entry's state for long. */
const isOptionalState = (value: unknown) =>
  value === undefined ||
  (typeof value === "object" && value !== null && Object.values(value).every((each) => typeof each === "string"));

/** Milliseconds in which the second key of a sequence has to follow. */
export const SEQUENCE_MS = 1_500;

export type SequenceStep =
  /** Runs this. */
  | { readonly kind: "hit"; readonly id: string }
  /** The beginning of something: waits for the next key. */
  | { readonly kind: "pending"; readonly keys: string }
  | { readonly kind: "miss" };

/** What a stroke means after the keys before it. A stroke that does not go on with a sequence begins anew. */
export function nextStep(
  bindings: ReadonlyMap<string, string>,
  before: string | undefined,
  stroke: string,
): SequenceStep {
  const keys = before === undefined ? stroke : `${before} ${stroke}`;
  const id = bindings.get(keys);
  if (id !== undefined) return { kind: "hit", id };
  if ([...bindings.keys()].some((each) => each.startsWith(`${keys} `))) return { kind: "pending", keys };
  return before === undefined ? { kind: "miss" } : nextStep(bindings, undefined, stroke);
}

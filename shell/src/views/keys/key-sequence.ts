/** Time limit for the second key of a sequence, in milliseconds. */
export const SEQUENCE_MS = 1_500;

export type SequenceStep =
  /** Runs the command with this ID. */
  | { readonly kind: "hit"; readonly id: string }
  /** The start of a sequence: waits for the next key. */
  | { readonly kind: "pending"; readonly keys: string }
  | { readonly kind: "miss" };

/** What a keystroke means after the keys before it. One that doesn't continue a sequence starts over. */
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

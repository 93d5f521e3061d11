/** Random-looking numbers that are the same for the same seed. */
export interface Random {
  /** At least 0, less than 1. */
  next(): number;
  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number;
  pick<T>(choices: readonly [T, ...T[]]): T;
}

/** Mulberry32: short, and good enough to pick faults. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick: (choices) => choices[Math.floor(next() * choices.length)] ?? choices[0],
  };
}

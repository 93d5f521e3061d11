/** How to draw a product's placeholder picture. */
export interface PictureRecipe {
  readonly motif: Motif;
  /** Degrees on the color wheel, the same for a whole category. */
  readonly hue: number;
  /** Numbers from 0 (inclusive) to 1 (exclusive) that vary the motif per product. */
  readonly variation: readonly number[];
}

export const MOTIFS = ["rings", "bars", "petals", "crates", "waves", "tiles"] as const;
export type Motif = (typeof MOTIFS)[number];

const VARIATIONS = 12;

/** The same product always looks the same, and products of one category look alike. */
export function pictureRecipe(category: string, sku: string): PictureRecipe {
  const seed = hash(category);
  const next = sequence(hash(`${category}/${sku}`));
  return {
    motif: MOTIFS[seed % MOTIFS.length] ?? "rings",
    hue: Math.round(((seed >>> 8) % 24) * 15),
    variation: Array.from({ length: VARIATIONS }, next),
  };
}

/** 32-bit FNV-1a, with a final mix so similar texts get very different hashes. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x45d9f3b);
  return (value ^ (value >>> 16)) >>> 0;
}

/** Mulberry32: a short, even sequence from a seed. */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

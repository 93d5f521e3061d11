/** What a message carries about a product: its id; price and stock are asked for, so that an old message shows today's. */
export interface ProductCardData {
  readonly id: string;
  /** Shown until the product is there. */
  readonly name?: string;
}

/** Reads a card's data; undefined when it names no product, as another version of the server might send. */
export function readProductCard({ id, name }: Readonly<Record<string, unknown>>): ProductCardData | undefined {
  if (typeof id !== "string" || id === "") return undefined;
  return { id, ...(typeof name === "string" ? { name } : {}) };
}

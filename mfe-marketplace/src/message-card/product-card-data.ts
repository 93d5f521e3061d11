/** The product data in a message. Price and stock are fetched, so an old message shows today's. */
export interface ProductCardData {
  readonly id: string;
  /** Shown until the product has loaded. */
  readonly name?: string;
}

/** Reads a card's data. Undefined if it has no product id, which another server version might send. */
export function readProductCard({ id, name }: Readonly<Record<string, unknown>>): ProductCardData | undefined {
  if (typeof id !== "string" || id === "") return undefined;
  return { id, ...(typeof name === "string" ? { name } : {}) };
}

import type { Product } from "@atrium/shared-contracts/wire";
import type { MarketplaceService } from "../../marketplace/marketplace-service.ts";
import { unitPrice } from "../cards/product-words.ts";
import { titleMatches } from "./event-search.ts";
import type { ProductLookup } from "../reply/ports.ts";

/** How many of the best matches are sorted by something else. */
const LOOKED_AT = 100;

const SORTS = {
  "price-asc": (one: Product, other: Product) => unitPrice(one) - unitPrice(other),
  "price-desc": (one: Product, other: Product) => unitPrice(other) - unitPrice(one),
  rating: (one: Product, other: Product) => (other.rating ?? 0) - (one.rating ?? 0),
};

/**
 * Searches the marketplace as it does itself. The cheapest or best of something are sought among what's called so, in the category of the best match: the
 * cheapest olive oil is no bread with it.
 */
export async function searchProducts(
  marketplace: Pick<MarketplaceService, "search" | "phraseOf">,
  lookup: ProductLookup,
): Promise<{ products: readonly Product[]; total: number }> {
  const { sort = "relevance", limit } = lookup;
  if (sort === "relevance" || lookup.q.trim() === "") return marketplace.search(lookup);
  const q = await marketplace.phraseOf(lookup);
  const { products } = await marketplace.search({ ...lookup, sort: "relevance", limit: LOOKED_AT });
  const [best] = products;
  const named = products.filter(({ name, category }) => category === best?.category && titleMatches(name, q));
  if (named.length === 0) return marketplace.search(lookup);
  return { products: named.toSorted(SORTS[sort]).slice(0, limit), total: named.length };
}

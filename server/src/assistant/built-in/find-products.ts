import type { MessageCard, Product } from "@atrium/shared-contracts/wire";
import type { MarketplacePort, ProductLookup } from "../reply/ports.ts";
import type { Intent } from "../understanding/intent.ts";
import { counted, plain } from "../understanding/words.ts";
import { says, type Answer } from "./answer.ts";

const SHOWN = 5;

const money = (minor: number, currency: string) =>
  new Intl.NumberFormat("en", { style: "currency", currency }).format(minor / 100);

/** A price as people write it, in the catalogue's currency: "€30", "€2.50". */
const asked = (minor: number) =>
  new Intl.NumberFormat("en", { style: "currency", currency: "EUR", trailingZeroDisplay: "stripIfInteger" }).format(
    minor / 100,
  );

const bounds = (min: number | null, max: number | null) => {
  if (min !== null && max !== null) return ` between ${asked(min)} and ${asked(max)}`;
  if (max !== null) return ` under ${asked(max)}`;
  return min === null ? "" : ` above ${asked(min)}`;
};

/** The price of one unit at the smallest order. */
const unitPrice = ({ priceTiers }: Product) => priceTiers[0]?.unitPrice ?? 0;

/** What the card of a product shows, in words. */
const inWords = (product: Product) =>
  `**${plain(product.name)}** from ${plain(product.supplier)}: ${money(unitPrice(product), product.currency)} per ${plain(product.unit)}, ` +
  `${product.stock > 0 ? `${product.stock} in stock` : "out of stock"}, minimum order ${product.minimumOrderQuantity}`;

export const productCard = (product: Product): MessageCard => ({
  kind: "marketplace.product",
  data: { ...product },
  says: inWords(product).replaceAll(/\s+/g, " "),
});

const conditions = (wish: Extract<Intent, { kind: "products" }>) =>
  `${wish.q === "" ? "" : ` for "${plain(wish.q)}"`}${bounds(wish.minPrice, wish.maxPrice)}${wish.inStock ? " in stock" : ""}`;

/** Searches the marketplace for products. */
export async function findProducts(
  marketplace: MarketplacePort,
  wish: Extract<Intent, { kind: "products" }>,
): Promise<Answer> {
  const lookup: ProductLookup = {
    q: wish.q,
    ...(wish.minPrice === null ? {} : { minPrice: wish.minPrice }),
    ...(wish.maxPrice === null ? {} : { maxPrice: wish.maxPrice }),
    ...(wish.inStock ? { inStock: true } : {}),
    sort: wish.sort,
    limit: SHOWN,
  };
  const { products, total } = await marketplace.searchProducts(lookup);
  if (products.length === 0) {
    return says(`I didn't find any products${conditions(wish)} in the marketplace. Try other words or another price.`);
  }
  const found = counted(total, "product");
  const some = total > products.length ? `Here are ${products.length} of ${found}` : `I found ${found}`;
  return says(`${some}${conditions(wish)}:`, products.map(productCard));
}

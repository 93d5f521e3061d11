import { type MessageCard, type Product, tierOf } from "@atrium/shared-contracts/wire";
import { moneyText } from "../wording/money-text.ts";
import { plain } from "../wording/plain.ts";
import { sentences, type Wording } from "../wording/wording.ts";

type Said = Pick<Wording, "t" | "language">;

/** The price of one unit in minor units, if so many are ordered. */
export const unitPrice = ({ priceTiers }: Product, quantity = 1): number =>
  tierOf(priceTiers, quantity)?.unitPrice ?? 0;

/** What the card of a product shows, in words; its price if so many are ordered. */
export function productInWords(
  product: Product,
  { wording: { t, language }, quantity = 1 }: { readonly wording: Said; readonly quantity?: number },
): string {
  const number = (value: number) => value.toLocaleString(language);
  return t("products.card", {
    name: `**${plain(product.name)}**`,
    supplier: plain(product.supplier),
    price: moneyText(unitPrice(product, quantity), product.currency, { language }),
    unit: plain(product.unit),
    stock: product.stock > 0 ? t("products.inStock", { stock: number(product.stock) }) : t("products.outOfStock"),
    minimum: number(product.minimumOrderQuantity),
  });
}

/** What so many of a product cost, and why so many can't be ordered. */
export function totalInWords(
  product: Product,
  { wording: { t, language }, quantity }: { readonly wording: Said; readonly quantity: number },
): string {
  const { stock, minimumOrderQuantity } = product;
  const number = (value: number) => value.toLocaleString(language);
  return sentences(
    language,
    t("products.total", {
      quantity: number(quantity),
      total: moneyText(unitPrice(product, quantity) * quantity, product.currency, { language }),
    }),
    quantity < minimumOrderQuantity ? t("products.tooFew", { minimum: number(minimumOrderQuantity) }) : "",
    quantity <= stock ? "" : stock > 0 ? t("products.tooMany", { stock: number(stock) }) : t("products.soldOut"),
  );
}

export const productCard = (product: Product, wording: Said): MessageCard => ({
  kind: "marketplace.product",
  data: { ...product },
  says: productInWords(product, { wording }).replaceAll(/\s+/g, " "),
});

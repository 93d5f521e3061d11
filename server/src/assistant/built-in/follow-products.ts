import type { Dialogue } from "../dialogue/dialogue.ts";
import type { MarketplacePort } from "../reply/ports.ts";
import type { ProductFollow } from "../understanding/questions/product-follow.ts";
import type { Wording } from "../wording/wording.ts";
import { type Answer, says } from "./answer.ts";
import { productCard, productInWords, totalInWords, unitPrice } from "../cards/product-words.ts";

const SEVERAL = 5;

/** The ids of the products that are meant. */
function meant({ picks, isIt, asks }: ProductFollow, { products = [], product }: Dialogue): string[] {
  const picked = picks.flatMap((pick) => products.at(pick === -1 ? -1 : pick - 1) ?? []);
  const spokenOf = isIt ? [product ?? (products.length === 1 ? products[0] : undefined)] : [];
  const all = asks === "compare" && picked.length === 0 && !isIt ? products : [];
  return [...new Set([...spokenOf, ...picked, ...all])].flatMap((id) => id ?? []);
}

/**
 * Tells about products that were found before, or compares them: in the order in which somebody names them, or else the cheapest first. Asks which ones
 * if that isn't known.
 */
export async function followProducts(
  marketplace: MarketplacePort,
  {
    follow,
    dialogue,
    wording,
  }: { readonly follow: ProductFollow; readonly dialogue: Dialogue; readonly wording: Wording },
): Promise<Answer> {
  const { t } = wording;
  if (follow.asks === "take") return says(t("products.noLists"));
  const quantity = follow.quantity ?? 1;
  const found = await Promise.all(
    meant(follow, dialogue)
      .slice(0, SEVERAL)
      .map((id) => marketplace.getProduct(id)),
  );
  const there = found.filter((each) => each !== null);
  const isInOrder = follow.picks.length > 0 && !follow.isRanked;
  const products = isInOrder
    ? there
    : there.toSorted((one, other) => unitPrice(one, quantity) - unitPrice(other, quantity));
  const [first] = products;
  if (first === undefined || (follow.asks === "compare" && products.length < 2))
    return says(t("products.which", { example: t("examples.find") }));
  const lines = products.map((product) => productInWords(product, { wording, quantity }));
  const totals = products.flatMap((product) =>
    follow.quantity === null ? [] : [totalInWords(product, { wording, quantity: follow.quantity })],
  );
  const text =
    lines.length === 1
      ? [...lines, ...totals].join("\n\n")
      : lines.map((line, index) => [`- ${line}`, ...totals.slice(index, index + 1)].join("\n  - ")).join("\n");
  return says(
    text,
    products.map((product) => productCard(product, wording)),
    { product: first.id },
  );
}

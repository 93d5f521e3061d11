import type { Product } from "@atrium/shared-contracts/wire";
import type { MarketplacePort, ProductLookup } from "../reply/ports.ts";
import type { Intent } from "../understanding/intent.ts";
import { roundMoneyText } from "../wording/money-text.ts";
import { plain } from "../wording/plain.ts";
import type { Wording } from "../wording/wording.ts";
import { productCard } from "../cards/product-words.ts";
import { says, type Answer } from "./answer.ts";

const SHOWN = 5;

type Wish = Extract<Intent, { kind: "products" }>;
type Said = Pick<Wording, "t" | "language">;

function bounds({ minPrice, maxPrice }: Wish, wording: Said): string | null {
  const { t } = wording;
  if (minPrice !== null && maxPrice !== null)
    return t("products.between", { min: roundMoneyText(minPrice, wording), max: roundMoneyText(maxPrice, wording) });
  if (maxPrice !== null) return t("products.under", { max: roundMoneyText(maxPrice, wording) });
  return minPrice === null ? null : t("products.above", { min: roundMoneyText(minPrice, wording) });
}

/** What was asked for; null if that was just anything. */
function conditions(wish: Wish, wording: Said): string | null {
  const { t } = wording;
  const all = [
    wish.q === "" ? null : t("products.named", { words: plain(wish.q) }),
    bounds(wish, wording),
    wish.inStock ? t("products.available") : null,
  ].filter((each) => each !== null);
  return all.length === 0 ? null : all.reduce((one, other) => t("products.both", { one, other }));
}

/** Searches the marketplace for products. */
export async function findProducts(marketplace: MarketplacePort, wish: Wish, wording: Said): Promise<Answer> {
  const { t } = wording;
  const lookup: ProductLookup = {
    q: wish.q,
    language: wording.language,
    ...(wish.minPrice === null ? {} : { minPrice: wish.minPrice }),
    ...(wish.maxPrice === null ? {} : { maxPrice: wish.maxPrice }),
    ...(wish.inStock ? { inStock: true } : {}),
    sort: wish.sort,
    limit: SHOWN,
  };
  const { products, total } = await marketplace.searchProducts(lookup);
  const asked = conditions(wish, wording);
  if (products.length === 0) {
    if (asked === null) return says(t("products.none"));
    const instead = await otherProducts(marketplace, lookup);
    return instead.length === 0
      ? says(t("products.noneSuch", { conditions: asked }))
      : showing(t("products.instead", { conditions: asked }), instead, wording);
  }
  const found =
    asked === null ? t("products.any", { count: total }) : t("products.such", { count: total, conditions: asked });
  const some =
    total > products.length
      ? t("products.some", { shown: products.length, products: found })
      : t("products.found", { products: found });
  return showing(some, products, wording);
}

const showing = (text: string, products: readonly Product[], wording: Said): Answer =>
  says(
    text,
    products.map((product) => productCard(product, wording)),
    { products: products.map(({ id }) => id), product: undefined },
  );

/** What there is instead of products that there aren't: the same at another price or out of stock, or the best rated of all. */
async function otherProducts(
  marketplace: MarketplacePort,
  { q, language, limit }: ProductLookup,
): Promise<readonly Product[]> {
  for (const words of new Set([q, ""])) {
    const { products } = await marketplace.searchProducts({
      q: words,
      ...(language !== undefined && { language }),
      sort: words === "" ? "rating" : "relevance",
      limit,
    });
    if (products.length > 0) return products;
  }
  return [];
}

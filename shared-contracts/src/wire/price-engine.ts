import type { PriceTier, Product } from "./marketplace.ts";

/** The parts of a product that determine its price. */
export type PriceRules = Pick<Product, "priceTiers" | "minimumOrderQuantity" | "casePack" | "stock">;

/** What a quantity costs, or why it can't be ordered and what could be. Prices are in minor units of the product's currency. */
export type Quote =
  | {
      readonly kind: "priced";
      readonly quantity: number;
      readonly tier: PriceTier;
      readonly total: number;
      /** The next cheaper tier, and how many more units reach it. */
      readonly next?: { readonly tier: PriceTier; readonly missing: number };
    }
  | { readonly kind: "no_quantity" }
  | { readonly kind: "not_a_quantity" }
  | { readonly kind: "below_minimum"; readonly least: number }
  | { readonly kind: "not_whole_cases"; readonly casePack: number; readonly fewer: number; readonly more: number }
  | { readonly kind: "exceeds_stock"; readonly stock: number; readonly most: number }
  | { readonly kind: "out_of_stock" };

/** The quantity somebody typed: undefined if they typed nothing, NaN if it isn't a whole number. */
export function quantityIn(text: string): number | undefined {
  const typed = text.trim().replace("\u2212", "-");
  if (typed === "") return undefined;
  return /^-?\d{1,9}$/.test(typed) ? Number(typed) : Number.NaN;
}

/** The price of a quantity, at the tier it reaches. It must be whole cases, at least the minimum order and at most the stock. */
export function quote(rules: PriceRules, quantity: number | undefined): Quote {
  if (quantity === undefined) return { kind: "no_quantity" };
  if (!Number.isSafeInteger(quantity)) return { kind: "not_a_quantity" };
  const least = leastOrder(rules);
  const most = mostOrder(rules);
  if (most < least) return { kind: "out_of_stock" };
  if (quantity < least) return { kind: "below_minimum", least };
  const { casePack } = rules;
  const fewer = quantity - (quantity % casePack);
  if (fewer !== quantity && fewer < most) {
    return { kind: "not_whole_cases", casePack, fewer, more: fewer + casePack };
  }
  if (quantity > most) return { kind: "exceeds_stock", stock: rules.stock, most };
  const tier = tierOf(rules.priceTiers, quantity);
  if (!tier) return { kind: "not_a_quantity" };
  const total = tier.unitPrice * quantity;
  const cheaper = rules.priceTiers.find(({ from, unitPrice }) => from > quantity && unitPrice < tier.unitPrice);
  const next = cheaper && roundUp(cheaper.from, casePack) <= most ? cheaper : undefined;
  return {
    kind: "priced",
    quantity,
    tier,
    total,
    ...(next ? { next: { tier: next, missing: roundUp(next.from, casePack) - quantity } } : {}),
  };
}

/** The smallest orderable quantity: the minimum order, rounded up to whole cases. */
export function leastOrder({ minimumOrderQuantity, casePack }: PriceRules): number {
  return Math.max(casePack, roundUp(minimumOrderQuantity, casePack));
}

/** The largest quantity of whole cases the stock covers. 0 if it doesn't cover a case. */
export function mostOrder({ stock, casePack }: PriceRules): number {
  return Math.max(0, stock - (stock % casePack));
}

/** The highest tier a quantity reaches, or the first one if it reaches none. */
export function tierOf(tiers: readonly PriceTier[], quantity: number): PriceTier | undefined {
  return tiers.findLast(({ from }) => from <= quantity) ?? tiers[0];
}

/** The next orderable quantity up or down from any quantity. Stays within the orderable range. */
export function stepQuantity(rules: PriceRules, quantity: number, direction: 1 | -1): number {
  const { casePack } = rules;
  const [least, most] = [leastOrder(rules), mostOrder(rules)];
  if (!Number.isFinite(quantity)) return least;
  const cases = direction === 1 ? Math.floor(quantity / casePack) + 1 : Math.ceil(quantity / casePack) - 1;
  return Math.max(least, Math.min(most, cases * casePack));
}

const roundUp = (quantity: number, casePack: number) => Math.ceil(quantity / casePack) * casePack;

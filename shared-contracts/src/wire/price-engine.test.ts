import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { type PriceRules, leastOrder, mostOrder, quote, stepQuantity } from "./price-engine.ts";

/** Cases of 6 with a minimum of 12. */
const inCases = (changes: Partial<PriceRules> = {}): PriceRules => ({
  priceTiers: [
    { from: 12, unitPrice: 1_000 },
    { from: 60, unitPrice: 900 },
    { from: 240, unitPrice: 750 },
  ],
  minimumOrderQuantity: 10,
  casePack: 6,
  stock: 500,
  ...changes,
});

/** Realistic rules: prices fall from tier to tier, and the first tier starts at the minimum order. */
const rules: fc.Arbitrary<PriceRules> = fc
  .record({
    minimumOrderQuantity: fc.integer({ min: 1, max: 500 }),
    casePack: fc.integer({ min: 1, max: 48 }),
    stock: fc.integer({ min: 0, max: 5_000 }),
    steps: fc.array(fc.tuple(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 300 })), { maxLength: 4 }),
  })
  .map(({ steps, ...rest }) => {
    const priceTiers = [{ from: rest.minimumOrderQuantity, unitPrice: 2_000 }];
    for (const [more, cheaper] of steps) {
      const last = priceTiers.at(-1) ?? { from: 1, unitPrice: 2_000 };
      priceTiers.push({ from: last.from + more, unitPrice: last.unitPrice - cheaper });
    }
    return { ...rest, priceTiers };
  });
const quantities = fc.integer({ min: -5, max: 6_000 });

describe("the price of a quantity", () => {
  it("exists exactly if the quantity is whole cases, at least the minimum order and at most the stock", () => {
    fc.assert(
      fc.property(rules, quantities, (product, quantity) => {
        const allowed =
          quantity >= Math.max(1, product.minimumOrderQuantity) &&
          quantity % product.casePack === 0 &&
          quantity <= product.stock;
        expect(quote(product, quantity).kind === "priced").toBe(allowed);
      }),
    );
  });

  it("is the quantity times the unit price of the highest tier it reaches", () => {
    fc.assert(
      fc.property(rules, quantities, (product, quantity) => {
        const answer = quote(product, quantity);
        if (answer.kind !== "priced") return;
        const reached = product.priceTiers.filter(({ from }) => from <= quantity).map(({ unitPrice }) => unitPrice);
        expect(answer.total).toBe(quantity * Math.min(...reached));
      }),
    );
  });

  it("never rises per unit with quantity", () => {
    fc.assert(
      fc.property(rules, quantities, quantities, (product, one, other) => {
        const [few, many] = [quote(product, Math.min(one, other)), quote(product, Math.max(one, other))];
        if (few.kind !== "priced" || many.kind !== "priced") return;
        expect(many.tier.unitPrice).toBeLessThanOrEqual(few.tier.unitPrice);
      }),
    );
  });

  it("comes with the correct number of units missing for the next tier", () => {
    fc.assert(
      fc.property(rules, quantities, (product, quantity) => {
        const answer = quote(product, quantity);
        if (answer.kind !== "priced" || !answer.next) return;
        const further = quote(product, quantity + answer.next.missing);
        expect(further.kind).toBe("priced");
        if (further.kind === "priced") expect(further.tier.unitPrice).toBeLessThanOrEqual(answer.next.tier.unitPrice);
      }),
    );
  });

  it("suggests only orderable quantities when refused", () => {
    fc.assert(
      fc.property(rules, quantities, (product, quantity) => {
        const answer = quote(product, quantity);
        const offered =
          answer.kind === "below_minimum"
            ? [answer.least]
            : answer.kind === "not_whole_cases"
              ? [answer.fewer, answer.more]
              : answer.kind === "exceeds_stock"
                ? [answer.most]
                : [];
        for (const each of offered) expect(quote(product, each).kind).toBe("priced");
      }),
    );
  });

  it.each([
    [11, { kind: "below_minimum", least: 12 }],
    [12, { kind: "priced", quantity: 12, tier: { from: 12, unitPrice: 1_000 }, total: 12_000 }],
    [59, { kind: "not_whole_cases", casePack: 6, fewer: 54, more: 60 }],
    [60, { kind: "priced", total: 54_000 }],
    [504, { kind: "exceeds_stock", stock: 500, most: 498 }],
    [0, { kind: "below_minimum", least: 12 }],
    [-3, { kind: "below_minimum", least: 12 }],
    [1.5, { kind: "not_a_quantity" }],
    [Number.NaN, { kind: "not_a_quantity" }],
  ])("of %d bags", (quantity, expected) => {
    expect(quote(inCases(), quantity)).toMatchObject(expected);
  });

  it("doesn't exist if the stock doesn't cover the smallest order", () => {
    expect(quote(inCases({ stock: 11 }), 12)).toEqual({ kind: "out_of_stock" });
  });
});

describe("stepping a quantity", () => {
  it("always lands on an orderable quantity, and moves in the given direction until the end", () => {
    fc.assert(
      fc.property(rules, quantities, fc.constantFrom(1 as const, -1 as const), (product, quantity, direction) => {
        fc.pre(mostOrder(product) >= leastOrder(product));
        const next = stepQuantity(product, quantity, direction);
        expect(quote(product, next).kind).toBe("priced");
        const inside = quantity >= leastOrder(product) && quantity <= mostOrder(product);
        if (inside) expect(Math.sign(next - quantity) === direction || next === quantity).toBe(true);
      }),
    );
  });

  it("starts at the smallest order when the input isn't a valid quantity", () => {
    expect(stepQuantity(inCases(), Number.NaN, 1)).toBe(12);
  });
});

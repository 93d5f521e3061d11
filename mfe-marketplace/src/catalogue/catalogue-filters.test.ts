import { PRODUCT_SORTS } from "@atrium/shared-contracts/wire";
import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { NO_FILTERS, filtersOf, narrowingCount, parametersOf } from "./catalogue-filters.ts";

const text = fc.string({ minLength: 1, maxLength: 100 }).filter((value) => value.trim() === value && value !== "");

describe("the filters in the URL", () => {
  it("round-trip", () => {
    const filters = fc.record({
      q: fc.oneof(fc.constant(""), text),
      category: fc.option(text, { nil: undefined }),
      supplier: fc.option(text, { nil: undefined }),
      inStock: fc.boolean(),
      sort: fc.constantFrom(...PRODUCT_SORTS),
    });
    fc.assert(
      fc.property(filters, (given) => expect(filtersOf(new URLSearchParams(parametersOf(given)))).toEqual(given)),
    );
  });

  it("leave out defaults", () => {
    expect(parametersOf(NO_FILTERS)).toEqual({});
  });

  it("ignore invalid values", () => {
    expect(filtersOf(new URLSearchParams("sort=magic&inStock=perhaps&cursor=x"))).toEqual(NO_FILTERS);
  });

  it("count the active filters, not including the search", () => {
    expect(narrowingCount({ ...NO_FILTERS, q: "tea", category: "Drinks", inStock: true })).toBe(2);
  });
});

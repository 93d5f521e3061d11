import { describe, expect, it } from "@jest/globals";
import { pictureRecipe } from "./picture-recipe.ts";

describe("a product's picture", () => {
  it("is always the same", () => {
    expect(pictureRecipe("Bakery", "B-1")).toEqual(pictureRecipe("Bakery", "B-1"));
  });

  it("shares motif and hue within a category, and differs between its products", () => {
    const [one, other] = [pictureRecipe("Bakery", "B-1"), pictureRecipe("Bakery", "B-2")];
    expect([other.motif, other.hue]).toEqual([one.motif, one.hue]);
    expect(other.variation).not.toEqual(one.variation);
  });
});

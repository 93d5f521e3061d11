import { describe, expect, it } from "@jest/globals";
import { hasAll, placesIn, soughtOf } from "./search-text.ts";

const filler = "lorem ipsum dolor sit amet ".repeat(4);
function found(text: string, query: string) {
  const sought = soughtOf(query);
  if (!sought) return undefined;
  const { ranges, best } = placesIn(text, sought);
  const marked = ranges.map(({ start, end }) => text.slice(start, end));
  return { all: hasAll(text, sought), marked, best: ranges[best]?.start };
}

describe("what's searched for", () => {
  it("is found in any order, and marked as it was typed wherever it's so", () => {
    expect(found("June budget plan", "budget june")).toMatchObject({ all: true, marked: ["June", "budget"] });
    expect(found("A plan, a budget plan", "budget plan")).toMatchObject({ all: true, marked: ["budget plan"] });
    expect(found("budget", "budget june")).toMatchObject({ all: false, marked: ["budget"] });
  });

  it("is first shown where most of the words are close together", () => {
    const text = `A train. ${filler}the noon train to Hue ${filler}Hue`;
    expect(found(text, "hue noon train")?.best).toBe(text.indexOf("noon"));
  });

  it("is nothing without a letter", () => {
    expect([soughtOf("  "), soughtOf("\u0301")]).toEqual([undefined, undefined]);
    expect(found("tea", "tea \u0301")).toMatchObject({ all: true, marked: ["tea"] });
  });
});

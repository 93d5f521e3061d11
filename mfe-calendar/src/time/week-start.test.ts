import { describe, expect, it } from "@jest/globals";
import { firstDayOfRegion, weekStart } from "./week-start.ts";

describe("the first day of the week", () => {
  it("is that of the browser's region when it speaks the interface's language", () => {
    expect(weekStart("en", ["en-GB"])).toBe(1);
    expect(weekStart("en", ["de-DE", "en-US"])).toBe(7);
  });

  it("is that of the language's own land otherwise", () => {
    expect(weekStart("de", ["en-US"])).toBe(1);
    expect(weekStart("ja", [])).toBe(7);
  });

  it("is known by region where the browser does not know", () => {
    expect([firstDayOfRegion("US"), firstDayOfRegion("AE"), firstDayOfRegion("FR")]).toEqual([7, 6, 1]);
  });
});

import { describe, expect, it } from "@jest/globals";
import { firstDayOfRegion, weekStart } from "./week-start.ts";

describe("the first day of the week", () => {
  it("comes from the browser's region if the browser uses the interface's language", () => {
    expect(weekStart("en", ["en-GB"])).toBe(1);
    expect(weekStart("en", ["de-DE", "en-US"])).toBe(7);
  });

  it("otherwise comes from the language's default region", () => {
    expect(weekStart("de", ["en-US"])).toBe(1);
    expect(weekStart("ja", [])).toBe(7);
  });

  it("comes from the built-in list of regions if the browser doesn't know", () => {
    expect([firstDayOfRegion("US"), firstDayOfRegion("AE"), firstDayOfRegion("FR")]).toEqual([7, 6, 1]);
  });
});

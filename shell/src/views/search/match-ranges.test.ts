import { describe, expect, it } from "@jest/globals";
import { matchRanges } from "./match-ranges.ts";

const marked = (text: string, query: string) =>
  matchRanges(text, query).map(({ start, end }) => text.slice(start, end));

describe("the highlight in a result", () => {
  it("covers the whole query, in any case, wherever it occurs", () => {
    expect(marked("Tea, green tea and TEAPOTS", "tea")).toEqual(["Tea", "tea", "TEA"]);
    expect(marked("東京の天気", "天気")).toEqual(["天気"]);
    expect(marked("Café in Đà Nẵng", "cafe\u0301")).toEqual(["Café"]);
    expect(marked("Phở at a cafe\u0301", "pho")).toEqual(["Phở"]);
  });
  it("covers each word when they're apart, merged where they touch", () => {
    expect(marked("Green leaves for tea", "tea green")).toEqual(["Green", "tea"]);
    expect(marked("teapot", "teap apot")).toEqual(["teapot"]);
  });
  it("is positioned correctly after letters whose length changes in lowercase", () => {
    expect(marked("İİ tea", "tea")).toEqual(["tea"]);
  });
  it("is empty without a match or a query", () => {
    expect([marked("tea", "coffee"), marked("tea", " ")]).toEqual([[], []]);
  });
});

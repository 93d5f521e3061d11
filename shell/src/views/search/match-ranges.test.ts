import { describe, expect, it } from "@jest/globals";
import { matchRanges } from "./match-ranges.ts";

const marked = (text: string, query: string) =>
  matchRanges(text, query).map(({ start, end }) => text.slice(start, end));

describe("what stands out in a result", () => {
  it("is the whole of what was typed, in any case, wherever it stands", () => {
    expect(marked("Tea, green tea and TEAPOTS", "tea")).toEqual(["Tea", "tea", "TEA"]);
    expect(marked("東京の天気", "天気")).toEqual(["天気"]);
    expect(marked("Café in Đà Nẵng", "cafe\u0301")).toEqual(["Café"]);
  });
  it("is each of the words when they do not stand together, once where they touch", () => {
    expect(marked("Green leaves for tea", "tea green")).toEqual(["Green", "tea"]);
    expect(marked("teapot", "teap apot")).toEqual(["teapot"]);
  });
  it("is found in its place behind letters that change their length", () => {
    expect(marked("İİ tea", "tea")).toEqual(["tea"]);
  });
  it("is nothing without a match or a query", () => {
    expect([marked("tea", "coffee"), marked("tea", " ")]).toEqual([[], []]);
  });
});

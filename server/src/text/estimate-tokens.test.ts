import { expect, it } from "@jest/globals";
import { estimateTokens } from "./estimate-tokens.ts";

it.each([
  // What the vocabulary o200k makes of them.
  ["English", "Could you move the meeting with the supplier to Thursday afternoon and tell me what's left?", 18],
  ["Vietnamese", "Bạn có thể dời cuộc họp với nhà cung cấp sang chiều thứ Năm và cho tôi biết còn gì không?", 27],
  ["Chinese", "你能把和供应商的会议改到星期四下午，然后告诉我还剩什么吗？", 22],
  ["Japanese", "仕入先との会議を木曜日の午後に変更して、残りを教えてもらえますか。", 23],
])("estimates no fewer tokens than a text in %s has, and at most twice as many", (_, text, tokens) => {
  expect(estimateTokens(text)).toBeGreaterThanOrEqual(tokens * 0.9);
  expect(estimateTokens(text)).toBeLessThanOrEqual(tokens * 2);
});

it.each([
  ["spaces", " ".repeat(100_000), 6_000],
  ["encoded data", "iVBORw0KGgoAAAANSUhEUg".repeat(1_000), 8_000],
  ["one letter", "a".repeat(100_000), 12_000],
])("counts a long run of %s", (_, text, least) => {
  expect(estimateTokens(text)).toBeGreaterThan(least);
});

it("says 0 for an empty text", () => {
  expect(estimateTokens("")).toBe(0);
});

it("takes texts of many megabytes", () => {
  expect(estimateTokens("a, ".repeat(7_000_000))).toBeGreaterThan(1_000_000);
});

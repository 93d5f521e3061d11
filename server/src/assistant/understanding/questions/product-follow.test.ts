import { describe, expect, it } from "@jest/globals";
import { readProductFollow } from "./product-follow.ts";

const asked = (language: string, text: string) => {
  const follow = readProductFollow(text, { language });
  return follow === null
    ? null
    : [follow.asks, follow.picks.join(), follow.isIt ? "it" : "", follow.quantity ?? ""].filter(Boolean).join(" ");
};

describe("a question about products that were found", () => {
  it.each([
    ["en", "compare the first two", "compare 1,2"],
    ["en", "compare it with the third", "compare 3 it"],
    ["en", "which of the first two is cheaper at 50?", "compare 1,2 50"],
    ["en", "is it in stock?", "detail it"],
    ["en", "tell me more about the last one", "detail -1"],
    ["en", "compare them", "compare"],
    ["vi", "2 cái đầu lấy 50 chai thì cái nào rẻ hơn", "compare 1,2 50"],
    ["vi", "so sánh nó với cái thứ ba", "compare 3 it"],
    ["vi", "cai thu hai con hang khong", "detail 2"],
  ])("is read in %s: %s", (language, text, meaning) => expect(asked(language, text)).toBe(meaning));

  it.each([
    ["en", "find olive oil in stock"],
    ["en", "lunch with the second team at 12"],
    ["en", "what's the weather like?"],
    ["vi", "tìm dầu ô liu còn hàng"],
    ["de", "vergleiche die ersten zwei"],
  ])("isn't seen where there's none, in %s: %s", (language, text) => expect(asked(language, text)).toBeNull());
});

import { describe, expect, it } from "@jest/globals";
import { withWords } from "./spoken-text.ts";

describe("spoken words", () => {
  it.each([
    ["", "", "hello there", "hello there|"],
    ["Dear Sam,", "", "how are you", "Dear Sam, how are you|"],
    ["Call ", " today", "Kim Doe", "Call Kim Doe| today"],
    ["Call", "today", " Kim ", "Call Kim| today"],
    ["Buy milk", ", bread", "and eggs", "Buy milk and eggs|, bread"],
    ["He said “", "”", "no", "He said “no|”"],
    ["明日の", "です", "会議", "明日の会議|です"],
    ["Meet in", "", "東京", "Meet in 東京|"],
    ["안녕하세요", "", "반갑습니다", "안녕하세요 반갑습니다|"],
    ["kept", " text", "  ", "kept| text"],
  ])("between %j and %j, %j makes %j", (before, after, words, expected) => {
    const { text, caret } = withWords({ before, after }, words);
    expect(`${text.slice(0, caret)}|${text.slice(caret)}`).toBe(expected);
  });
});

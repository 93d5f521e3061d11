import { describe, expect, it } from "@jest/globals";
import { rangesIn, textFinder, wantedOf } from "./found-text.ts";

const passages = (text: string, query: string) => {
  const wanted = wantedOf(query);
  return wanted ? rangesIn(text, wanted).map(({ start, end }) => text.slice(start, end)) : [];
};
const holds = (text: string, query: string) => {
  const wanted = wantedOf(query);
  return wanted !== undefined && textFinder(wanted).holds(text);
};

describe("a text", () => {
  it.each([
    ["Café CAFÉ cafe\u0301", "cafe", ["Café", "CAFÉ", "cafe\u0301"]],
    ["Đường và duong", "duong", ["Đường", "duong"]],
    ["ΟΔΥΣΣΕΎΣ", "οδυσσευς", ["ΟΔΥΣΣΕΎΣ"]],
    ["İstanbul", "istanbul", ["İstanbul"]],
    ["Ещё ёлка", "еще елка", ["Ещё ёлка"]],
    ["שָׁלוֹם", "שלום", ["שָׁלוֹם"]],
    ["one\n  two one two", "One  two", ["one\n  two", "one two"]],
    ["aaaa", "aa", ["aa", "aa"]],
    ["👩‍💻 and 🙂", "🙂", ["🙂"]],
    ["2*3 and 23", "2*3", ["2*3"]],
    ["(x) [y]", "(x) [", ["(x) ["]],
    ["がぎ", "か", []],
    ["nothing", "", []],
  ])("%j has %j", (text, query, found) => {
    expect(passages(text, query)).toEqual(found);
    expect(holds(text, query)).toBe(found.length > 0);
  });

  it("is found below its Markdown, too", () => {
    expect(holds("an **important** `note`", "an important note")).toBe(true);
    expect(holds("é **important**", "e important")).toBe(true);
    expect(holds(String.raw`snake\_case`, "snake_case")).toBe(true);
    expect(holds("**bold**", "**bold")).toBe(true);
    expect(holds("bold", "**bold")).toBe(false);
  });
});

import { describe, expect, it } from "@jest/globals";
import { foundLetter } from "./find.ts";
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
    ["Phở ở Đà Nẵng", "pho o da nang", ["Phở ở Đà Nẵng"]],
    ["München, Malmö, Łódź", "lodz", ["Łódź"]],
    ["resume", "résumé", ["resume"]],
    ["がぎ", "か", []],
    ["か\u3099", "か", []],
    ["か\u3099", "が", ["か\u3099"]],
    ["각", "가", []],
    ["\u1112\u1161\u11ab\u1100\u116e\u11a8", "한국", ["\u1112\u1161\u11ab\u1100\u116e\u11a8"]],
    ["\u1100\u1161\u11a8", "가", []],
    ["мой, мои", "мои", ["мои"]],
    ["її, ії", "її", ["її"]],
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

it("is found in Markdown as it's written and as it's shown", () => {
  const has = (text: string, query: string) => {
    const wanted = wantedOf(query);
    return wanted !== undefined && textFinder(wanted).holdsMarkdown(text);
  };
  expect(has("AT&amp;T", "at&t")).toBe(true);
  expect(has("AT&amp;T", "AT&amp;T")).toBe(true);
  expect(has("**caf&#233;** &copy; it&apos;s", "cafe © it's")).toBe(true);
  expect(has("AT&T", "AT&amp;T")).toBe(false);
});

it("is compared the same as a whole and letter by letter", () => {
  const texts = [
    "Ça va? Œuvre, ÀÉÎÕÜ",
    "Đường Nguyễn",
    "ΟΔΥΣΣΕΎΣ",
    "İstanbul ışık",
    "Ещё мой її",
    "がぎぐ ハ",
    "각 한국어",
  ];
  for (const text of texts)
    expect(wantedOf(text)?.letters).toBe(Array.from(text.normalize("NFC"), foundLetter).join(""));
});

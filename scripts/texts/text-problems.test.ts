import { describe, expect, it } from "@jest/globals";
import { labelProblems } from "./label-problems.ts";
import { textProblems } from "./text-problems.ts";
import { flatten } from "./text-tree.ts";

const ENGLISH = flatten({
  save: "Save",
  hello: "Hello {{name}}",
  size: "{{count, number}} / {{max, number}}",
  legal: "Read <b>this</b>",
  brand: "Atrium",
  days_one: "{{count}} day",
  days_other: "{{count}} days",
});
const GERMAN = {
  save: "Speichern",
  hello: "Hallo {{name}}",
  size: "{{count, number}} / {{max, number}}",
  legal: "Lesen Sie <b>dies</b>",
  brand: "Atrium",
  days_one: "{{count}} Tag",
  days_other: "{{count}} Tage",
};
const inGerman = (change: object) => textProblems("de", flatten({ ...GERMAN, ...change }), ENGLISH);

describe("a language's texts", () => {
  it("have no problems if everything is in that language", () => {
    expect(inGerman({})).toEqual([]);
  });
  it.each([
    ["a missing key", { save: undefined }, "de: save is missing"],
    ["a key that English has not", { open: "Öffnen" }, "de: open is in no use"],
    ["a text left in English", { save: "Save" }, 'de: save is not translated: "Save"'],
    ["an empty text", { save: " " }, "de: save is empty"],
    ["a lost placeholder", { hello: "Hallo" }, "de: hello has lost {{name}}"],
    ["a misspelt placeholder", { hello: "Hallo {{nmae}}" }, "de: hello has lost {{name}}"],
    [
      "a placeholder without its format",
      { size: "{{count}} / {{max, number}}" },
      "de: size has lost {{count, number}}",
    ],
    ["a placeholder of its own", { save: "{{what}} speichern" }, "de: save has {{what}}, and English has not"],
    ["a lost tag", { legal: "Lesen Sie dies" }, "de: legal has lost <b>, </b>"],
    ["a lost plural form", { days_one: undefined }, "de: days_one is missing"],
    ["a plural form that the language has not", { days_few: "{{count}} Tage" }, "de: days_few is in no use"],
    ["a number lost in the plural", { days_other: "Tage" }, "de: days_other has lost {{count}}"],
  ])("are wrong with %s", (_, change, problem) => {
    const texts = Object.fromEntries(Object.entries({ ...GERMAN, ...change }).filter(([, text]) => text !== undefined));
    expect(textProblems("de", flatten(texts as Record<string, string>), ENGLISH)).toContain(problem);
  });
  it("need the plural forms of their own language", () => {
    const forms = (language: "ru" | "fr" | "ja") =>
      textProblems(language, new Map(), new Map([...ENGLISH].filter(([key]) => key.startsWith("days"))));
    expect(forms("ru")).toEqual(["one", "few", "many", "other"].map((form) => `ru: days_${form} is missing`));
    expect(forms("fr")).toEqual(["one", "many", "other"].map((form) => `fr: days_${form} is missing`));
    expect(forms("ja")).toEqual(["ja: days_other is missing"]);
  });
  it("may omit the number when it's one", () => {
    expect(inGerman({ days_one: "ein Tag" })).toEqual([]);
  });
});

describe("labels in a feature.json", () => {
  const label = {
    en: "Calendar",
    vi: "Lịch",
    "zh-CN": "日历",
    ja: "カレンダー",
    es: "Calendario",
    fr: "Calendrier",
    de: "Kalender",
    it: "Calendario",
    pt: "Calendário",
    ru: "Календарь",
    ko: "캘린더",
    zh: "日历",
  };
  it("have no problems if they're in all twelve languages", () => {
    expect(labelProblems({ title: label, navigation: [{ label }] })).toEqual([]);
  });
  it("are wrong if one is missing or left in English", () => {
    const { ko: _, ...without } = label;
    expect(labelProblems({ navigation: [{ label: without }] })).toEqual([
      "feature.json.navigation.0.label: ko is missing",
    ]);
    expect(labelProblems({ title: { ...label, de: "Calendar" } })).toEqual([
      'feature.json.title: de is not translated: "Calendar"',
    ]);
  });
});

import { describe, expect, it } from "@jest/globals";
import { detectLanguage, fallbackLanguages, localized } from "./language-choice.ts";

describe("detectLanguage", () => {
  it("takes the saved language when it is supported", () => {
    expect(detectLanguage("zh-CN", "de-DE")).toBe("zh-CN");
  });
  it("takes the primary part of the browser's language otherwise", () => {
    expect(detectLanguage("tlh", "de-AT")).toBe("de");
    expect(detectLanguage(null, "zh-TW")).toBe("zh");
  });
  it("falls back to English", () => {
    expect(detectLanguage(null, "tlh-Qo")).toBe("en");
    expect(detectLanguage(null, undefined)).toBe("en");
  });
});

describe("texts of static metadata", () => {
  it("are shown in the language, else its primary part, else English", () => {
    expect(localized({ en: "Calendar", ja: "カレンダー" }, "ja")).toBe("カレンダー");
    expect(localized({ en: "Calendar", zh: "日历" }, "zh-CN")).toBe("日历");
    expect(localized({ en: "Calendar" }, "ru")).toBe("Calendar");
  });
});

it("every language ends in English", () => {
  expect([fallbackLanguages("zh"), fallbackLanguages("fr")]).toEqual([["zh-CN", "en"], ["en"]]);
});

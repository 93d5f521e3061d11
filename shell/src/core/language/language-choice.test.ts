import { describe, expect, it } from "@jest/globals";
import { detectLanguage, fallbackLanguages, localized } from "./language-choice.ts";

describe("detectLanguage", () => {
  it("uses the saved language if it's supported", () => {
    expect(detectLanguage("zh-CN", "de-DE")).toBe("zh-CN");
  });
  it("otherwise uses the primary part of the browser's language", () => {
    expect(detectLanguage("tlh", "de-AT")).toBe("de");
    expect(detectLanguage(null, "zh-TW")).toBe("zh");
  });
  it("falls back to English", () => {
    expect(detectLanguage(null, "tlh-Qo")).toBe("en");
    expect(detectLanguage(null, undefined)).toBe("en");
  });
});

describe("texts in static metadata", () => {
  it("are shown in the language, else its primary part, else English", () => {
    expect(localized({ en: "Calendar", ja: "カレンダー" }, "ja")).toBe("カレンダー");
    expect(localized({ en: "Calendar", zh: "日历" }, "zh-CN")).toBe("日历");
    expect(localized({ en: "Calendar" }, "ru")).toBe("Calendar");
  });
});

it("every language falls back to English in the end", () => {
  expect([fallbackLanguages("zh"), fallbackLanguages("fr")]).toEqual([["zh-CN", "en"], ["en"]]);
});

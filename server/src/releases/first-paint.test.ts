import { createContext, runInContext } from "node:vm";
import { describe, expect, it } from "@jest/globals";
import { FIRST_PAINT_SCRIPT } from "./first-paint.ts";

interface Visit {
  readonly stored?: Record<string, string>;
  readonly storageRefused?: boolean;
  readonly systemDark?: boolean;
  readonly browserLanguage?: string;
}

function visit({ stored = {}, storageRefused = false, systemDark = false, browserLanguage = "en" }: Visit) {
  const root = { dataset: { theme: "" }, lang: "" };
  const meta = { content: "" };
  const getItem = (key: string): string | null => {
    if (storageRefused) throw new Error("SecurityError");
    return stored[key] ?? null;
  };
  const page = {
    document: { documentElement: root, querySelector: () => meta },
    localStorage: { getItem },
    matchMedia: () => ({ matches: systemDark }),
    navigator: { language: browserLanguage },
  };
  runInContext(FIRST_PAINT_SCRIPT, createContext(page));
  return { theme: root.dataset.theme, lang: root.lang, color: meta.content };
}

describe("before the first paint", () => {
  it.each<[Visit, string]>([
    [{ stored: { atrium_theme: "dark" } }, "dark"],
    [{ stored: { atrium_theme: "light" }, systemDark: true }, "light"],
    [{ stored: { atrium_theme: "system" }, systemDark: true }, "dark"],
    [{ systemDark: true }, "dark"],
    [{}, "light"],
    [{ stored: { atrium_theme: "purple" } }, "light"],
    [{ storageRefused: true, systemDark: true }, "dark"],
  ])("%j shows the %s scheme", (given, theme) => {
    expect(visit(given)).toMatchObject({ theme, color: theme === "dark" ? "#0a0a0b" : "#ffffff" });
  });

  it.each<[Visit, string]>([
    [{ stored: { atrium_language: "zh-CN" } }, "zh-CN"],
    [{ stored: { atrium_language: "xx" }, browserLanguage: "fr-CA" }, "fr"],
    [{ browserLanguage: "tlh" }, "en"],
    [{ storageRefused: true, browserLanguage: "ja" }, "ja"],
  ])("%j speaks %s", (given, lang) => {
    expect(visit(given).lang).toBe(lang);
  });
});

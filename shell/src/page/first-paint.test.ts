import { createContext, runInContext } from "node:vm";
import { describe, expect, it } from "@jest/globals";
import { FIRST_PAINT_SCRIPT } from "./first-paint.ts";

interface Visit {
  readonly stored?: Record<string, string>;
  readonly storageRefused?: boolean;
  readonly systemDark?: boolean;
  readonly browserLanguage?: string;
  readonly path?: string;
}

function visit({ stored = {}, storageRefused = false, systemDark = false, browserLanguage = "en", path = "/" }: Visit) {
  const root = { dataset: { theme: "", skeleton: "" }, lang: "" };
  const meta = { content: "" };
  const getItem = (key: string): string | null => {
    if (storageRefused) throw new Error("SecurityError");
    return stored[key] ?? null;
  };
  const page = {
    document: { documentElement: root, querySelector: () => meta },
    localStorage: { getItem },
    location: { pathname: path },
    matchMedia: () => ({ matches: systemDark }),
    navigator: { language: browserLanguage },
  };
  runInContext(FIRST_PAINT_SCRIPT, createContext(page));
  return { theme: root.dataset.theme, skeleton: root.dataset.skeleton, lang: root.lang, color: meta.content };
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
    [{ path: "/calendar", stored: { atrium_auth_token: "a.b.c" } }, "expanded"],
    [{ path: "/", stored: { atrium_auth_token: "a.b.c", atrium_sidebar_collapsed: "true" } }, "collapsed home"],
    [{ path: "/", stored: { atrium_auth_token: "a.b.c" } }, "expanded home"],
    [{ path: "/chat", stored: { atrium_auth_token: "a.b.c", atrium_sidebar_collapsed: "true" } }, "collapsed"],
    [{ path: "/" }, "bare"],
    [{ path: "/login", stored: { atrium_auth_token: "a.b.c" } }, "bare form"],
    [{ path: "/auth/register", stored: { atrium_auth_token: "a.b.c" } }, "bare form up"],
    [{ path: "/signup/", stored: { atrium_auth_token: "a.b.c" } }, "bare form up"],
    [{ path: "/terms", stored: { atrium_auth_token: "a.b.c" } }, "expanded"],
    [{ path: "/authors", stored: { atrium_auth_token: "a.b.c" } }, "expanded"],
    [{ path: "/terms" }, "bare"],
    [{ path: "/calendar" }, "bare"],
    [{ path: "/share/token" }, "bare shared"],
    [{ path: "/share/token", stored: { atrium_auth_token: "a.b.c" } }, "bare shared"],
    [{ path: "/shared", stored: { atrium_auth_token: "a.b.c" } }, "expanded"],
    [{ path: "/calendar", storageRefused: true }, "bare"],
  ])("%j shows the %s skeleton", (given, skeleton) => {
    expect(visit(given).skeleton).toBe(skeleton);
  });

  it.each<[Visit, string]>([
    [{ stored: { atrium_language: "zh-CN" } }, "zh-CN"],
    [{ stored: { atrium_language: "xx" }, browserLanguage: "fr-CA" }, "fr"],
    [{ browserLanguage: "tlh" }, "en"],
    [{ storageRefused: true, browserLanguage: "ja" }, "ja"],
  ])("%j uses the language %s", (given, lang) => {
    expect(visit(given).lang).toBe(lang);
  });
});

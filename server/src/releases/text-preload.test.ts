import { createContext, runInContext } from "node:vm";
import { expect, it } from "@jest/globals";
import { textPreloadScript } from "./text-preload.ts";

const INTEGRITY = {
  "/releases/shell/1.0.0/entry.js": "sha384-entry",
  "/releases/shell/1.0.0/texts-shell-de-json.0f.js": "sha384-shell-de",
  "/releases/shell/1.0.0/texts-shell-zh-CN-json.1f.js": "sha384-shell-zh",
  "/releases/mfe-chat/1.1.0/texts-mfe-chat-de-json.2f.js": "sha384-chat-de",
  "/releases/mfe-chat/1.0.0/texts-mfe-chat-de-json.3f.js": "sha384-chat-de-before",
};

/** The preloads of a page in this language. */
function preloads(lang: string): object[] {
  const appended: object[] = [];
  const page = {
    document: {
      documentElement: { lang },
      head: { append: (link: object) => void appended.push(link) },
      querySelector: () => ({ textContent: JSON.stringify({ integrity: INTEGRITY }) }),
      createElement: () => ({}),
    },
  };
  const script = textPreloadScript([
    ["shell", "/releases/shell/1.0.0/"],
    ["mfe-chat", "/releases/mfe-chat/1.1.0/"],
  ]);
  runInContext(script, createContext(page));
  return appended;
}

it.each([
  ["en", []],
  ["zh", [["/releases/shell/1.0.0/texts-shell-zh-CN-json.1f.js", "sha384-shell-zh"]]],
  [
    "de",
    [
      ["/releases/shell/1.0.0/texts-shell-de-json.0f.js", "sha384-shell-de"],
      ["/releases/mfe-chat/1.1.0/texts-mfe-chat-de-json.2f.js", "sha384-chat-de"],
    ],
  ],
])("a page in %s preloads only the texts of that language, for the apps it runs", (lang, expected) => {
  expect(preloads(lang)).toEqual(expected.map(([href, integrity]) => ({ rel: "modulepreload", href, integrity })));
});

import { createContext, runInContext } from "node:vm";
import { expect, it } from "@jest/globals";
import { pagePreloadScript } from "./page-preload.ts";

const BASE = "/releases/shell/1.0.0/";
const script = pagePreloadScript({
  signedIn: [["signed-in.0f.js", "sha384-signed-in"]],
  auth: [["auth.0f.js", "sha384-auth"]],
  public: [["public.0f.js", "sha384-public"]],
});

it.each([
  ["expanded", "/calendar", "signed-in"],
  ["collapsed home", "/", "signed-in"],
  ["bare form", "/login", "auth"],
  ["bare form up", "/signup", "auth"],
  ["bare", "/", "public"],
  ["bare", "/terms", "public"],
  ["bare", "/calendar", "auth"],
  ["bare shared", "/share/token", "signed-in"],
])("preloads the page's own code and no other: skeleton %s at %s", (skeleton, pathname, expected) => {
  const appended: object[] = [];
  const page = {
    location: { pathname },
    document: {
      documentElement: { dataset: { skeleton } },
      currentScript: { dataset: { base: BASE } },
      head: { append: (link: object) => void appended.push(link) },
      createElement: () => ({}),
    },
  };
  runInContext(script, createContext(page));
  expect(appended).toEqual([
    { rel: "modulepreload", href: `${BASE}${expected}.0f.js`, integrity: `sha384-${expected}` },
  ]);
});

import { createContext, runInContext } from "node:vm";
import { expect, it } from "@jest/globals";
import { signedInPreloadScript } from "./signed-in-preload.ts";

const BASE = "/releases/shell/1.0.0/";

it.each([
  ["expanded", [{ rel: "modulepreload", href: `${BASE}signed-in.0f.js`, integrity: "sha384-signed-in" }]],
  ["bare", []],
  ["bare form", []],
])("preloads the code for signed-in users only with a session: skeleton %s", (skeleton, expected) => {
  const appended: object[] = [];
  const page = {
    document: {
      documentElement: { dataset: { skeleton } },
      currentScript: { dataset: { base: BASE } },
      head: { append: (link: object) => void appended.push(link) },
      createElement: () => ({}),
    },
  };
  runInContext(signedInPreloadScript([["signed-in.0f.js", "sha384-signed-in"]]), createContext(page));
  expect(appended).toEqual(expected);
});

import { createContext, runInContext } from "node:vm";
import { expect, it } from "@jest/globals";
import { signedInPreloadScript } from "./signed-in-preload.ts";

const URL = "/releases/shell/1.0.0/signed-in.0f.js";

it.each([
  ["expanded", [{ rel: "modulepreload", href: URL, integrity: "sha384-signed-in" }]],
  ["bare", []],
])("preloads the code for signed-in users only with a session: skeleton %s", (skeleton, expected) => {
  const appended: object[] = [];
  const page = {
    document: {
      documentElement: { dataset: { skeleton } },
      head: { append: (link: object) => void appended.push(link) },
      querySelector: () => ({ textContent: JSON.stringify({ integrity: { [URL]: "sha384-signed-in" } }) }),
      createElement: () => ({}),
    },
  };
  runInContext(signedInPreloadScript([URL]), createContext(page));
  expect(appended).toEqual(expected);
});

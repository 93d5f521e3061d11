import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "@jest/globals";
import { temporaryDirectory } from "../testing/temporary-directory.ts";
import { importedNames } from "./imported-names.ts";

it("finds packages in every kind of import, and no paths", async () => {
  await using directory = await temporaryDirectory();
  const files = {
    "a.ts": `
      import { join } from "node:path";
      import type { A } from "a-1";
      import "@scope/b/font.css";
      export * from 'c';
      import own from "./d.ts";
      import up from "../e/f.ts";
      const g = await import(/* webpackChunkName: "h" */ "g/lazy");
      const i = require(\`i\`);
      const j = import.meta.resolve("@scope/j/LICENSE");
      const text = "k";
    `,
    "b.ts": `new Worker(new URL("p/worker.js", import.meta.url));`,
    "rspack.config.ts": `export default { use: ["q-loader", { loader: "@scope/r" }], entry: "./s.ts" };`,
    "a.css": `@import "l/theme.css"; body { background: url("m.png"); }`,
    "a.json": `{ "n": "import 'o'" }`,
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(directory.path, name), text);
  const names = await importedNames(Object.keys(files).map((name) => join(directory.path, name)));
  expect([...names].toSorted()).toEqual([
    "@scope/b",
    "@scope/j",
    "@scope/r",
    "a-1",
    "c",
    "g",
    "i",
    "l",
    "p",
    "q-loader",
  ]);
});

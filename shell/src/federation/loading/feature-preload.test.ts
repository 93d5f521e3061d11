import { expect, it } from "@jest/globals";
import { sampleRelease } from "../../testing/sample-features.ts";
import { createPreload } from "./feature-preload.ts";

it("preloads each module once, in the credentials mode of module imports, with the page's nonce", () => {
  document.head.innerHTML =
    '<link rel="modulepreload" href="http://features.test/releases/mfe-a/1.0.0/remote-entry.js">';
  const preload = createPreload(document, "n0nce");
  const release = {
    ...sampleRelease("mfe-a", "1.0.0"),
    exposes: { "./routes": { js: ["routes.js"], css: ["routes.css"] } },
  };
  preload(release, "./routes");
  preload(release, "./routes");
  const added = [...document.querySelectorAll("link")].slice(1);
  expect(added.map(({ rel, href, crossOrigin, nonce }) => [rel, href.split("/").at(-1), crossOrigin, nonce])).toEqual([
    ["modulepreload", "routes.js", "anonymous", "n0nce"],
    ["preload", "routes.css", "anonymous", "n0nce"],
  ]);
});

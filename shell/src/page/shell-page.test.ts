import { describe, expect, it } from "@jest/globals";
import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { shellPage } from "./shell-page.ts";

const FONTS = ["inter-latin-wght-normal.0a1b2c3d.woff2", "inter-greek-wght-normal.0a1b2c3d.woff2"];
const ICONS = readdirSync(resolve(__dirname, "../../public"));
const { template, routes, trustedTypes } = shellPage({
  entry: "main.0f.js",
  modules: ["161.0f.js"],
  styles: ["main.0f.css"],
  chunk: (name) => [`${name}.0f.js`],
  files: ["main.0f.js", ...FONTS, ...ICONS],
  integrity: (file) => `sha384-${file}`,
});
const tags = (pattern: RegExp) => template.match(pattern);

describe("the page of the shell's release", () => {
  it("starts the shell with the integrity of its build, after the import map", () => {
    const start = '<script type="module" src="{{base}}main.0f.js" integrity="sha384-main.0f.js"></script>';
    expect(template).toContain(start);
    expect(template.indexOf('type="importmap"')).toBeLessThan(template.indexOf(start));
    expect(template).toContain('<link rel="modulepreload" href="{{base}}161.0f.js" integrity="sha384-161.0f.js">');
    expect(template).toContain(
      '<link rel="stylesheet" href="{{base}}main.0f.css" integrity="sha384-main.0f.css" crossorigin>',
    );
    for (const page of ["signed-in", "auth", "public"])
      expect(template).toContain(`["${page}.0f.js","sha384-${page}.0f.js"]`);
  });

  it("has the nonce on every inline script and style", () => {
    const inline = tags(/<(script(?![^>]*(src=|application\/json))|style|meta property="csp-nonce")[^>]*>/g);
    expect(inline).toHaveLength(5);
    for (const tag of inline ?? []) expect(tag).toContain('nonce="{{nonce}}"');
  });

  it("preloads only the font of its first words", () => {
    expect(tags(/<link rel="preload" as="font"[^>]*>/g)).toEqual([
      `<link rel="preload" as="font" type="font/woff2" href="{{base}}${FONTS[0]}" crossorigin>`,
    ]);
  });

  it("describes the product in link previews, without referencing another host", () => {
    expect(template).toContain('<meta name="description" content="Your AI-powered assistant">');
    expect(template).toContain('<meta property="og:image" content="{{public-url}}/icon-512.png">');
    expect(template).not.toMatch(/https?:\/\//);
  });

  it("only references icons that the release has", () => {
    const named = [...template.matchAll(/(?:href|content)="(?:\{\{public-url\}\})?\/([\w.-]+)"/g)].map(
      ([, file]) => file,
    );
    expect(named).toHaveLength(5);
    expect(ICONS).toEqual(expect.arrayContaining(named));
  });

  it("says what to do when JavaScript is off", () => {
    expect(template).toMatch(/<noscript>.*Atrium needs JavaScript.*<\/noscript>/);
  });

  it("has the shell's own paths and the policies it creates", () => {
    expect(routes.exact).toContain("/login");
    expect(routes.below).toEqual(["/auth", "/share"]);
    expect(trustedTypes).toEqual(["atrium-import-map", "atrium-service-worker"]);
  });
});

import { describe, expect, it } from "@jest/globals";
import { sourceTexts } from "./source-texts.ts";
import { partProblems } from "./text-parts.ts";
import { type TextTree, flatten } from "./text-tree.ts";

const FIRST = "locales/en.json";
const ENGLISH = {
  [FIRST]: { title: "Title" },
  "locales/en/menu.json": { menu: { open_one: "Open", open_other: "Open" } },
};
const SOURCES = {
  "page.tsx":
    'import { Title } from "./title.tsx"; import type { Menu } from "./menu.tsx"; const load = () => import("./menu.tsx");',
  "title.tsx": 'export const Title = () => t("title");',
  "menu.tsx":
    'import menuTexts from "./locales/en/menu.json" with { type: "json" }; export { Entry } from "./entry.tsx"; texts.addEnglish(menuTexts);',
  "entry.tsx": 'export const Entry = () => t("menu.open", { count });',
};

async function problems(
  changed: Readonly<Record<string, string>> = {},
  english: Readonly<Record<string, TextTree>> = ENGLISH,
): Promise<string[]> {
  const sources = await Promise.all(
    Object.entries({ ...SOURCES, ...changed }).map(
      async ([file, code]) => [file, await sourceTexts(file, code)] as const,
    ),
  );
  const texts = Object.entries(english).map(([file, tree]) => [file, flatten(tree)] as const);
  return partProblems({ sources: new Map(sources), english: new Map(texts), first: FIRST });
}

describe("the parts of a feature's texts", () => {
  it("fit if each is there when its code is loaded, and no earlier", async () => {
    expect(await problems()).toEqual([]);
  });
  it("don't fit if the first view uses a text that only comes later", async () => {
    expect(await problems({ "title.tsx": 't("title"); t("menu.open")' })).toEqual([
      "title.tsx uses menu.open, but page.tsx doesn't add locales/en/menu.json",
    ]);
  });
  it("don't fit if code that's loaded later doesn't bring its texts", async () => {
    expect(await problems({ "menu.tsx": 'import { Entry } from "./entry.tsx";' })).toEqual([
      "entry.tsx uses menu.open, but menu.tsx doesn't add locales/en/menu.json",
    ]);
  });
  it("fit if the code that loads other code has brought its texts", async () => {
    const sub = { "menu.tsx": `${SOURCES["menu.tsx"]} import("./sub-menu.tsx");`, "sub-menu.tsx": 't("menu.open")' };
    expect(await problems(sub)).toEqual([]);
    expect(await problems({ ...sub, "title.tsx": `${SOURCES["title.tsx"]} import("./sub-menu.tsx");` })).toEqual([
      "sub-menu.tsx uses menu.open, but sub-menu.tsx doesn't add locales/en/menu.json",
    ]);
  });
  it("don't fit if a text of the first view is only used later", async () => {
    expect(await problems({ "title.tsx": "", "entry.tsx": `${SOURCES["entry.tsx"]}; t("title")` })).toEqual([
      "title is in locales/en.json, but only code that's loaded later uses it",
    ]);
  });
  it("may all be in one while there's only one", async () => {
    const english = { [FIRST]: { title: "Title", menu: { open: "Open" } } };
    expect(await problems({ "menu.tsx": 'import { Entry } from "./entry.tsx";' }, english)).toEqual([]);
  });
});

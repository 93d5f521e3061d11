import type { Feature } from "@atrium/e2e/built-product";
import { type Locator, type Page } from "playwright";

/** A moment at which a page fetches a feature's files. */
export interface Phase {
  readonly name: string;
  readonly feature: Feature;
  /** The files that it fetches then, by path and query. */
  readonly files: RegExp;
  readonly language: "en" | "de";
  /** Where the page is before. */
  readonly path: string;
  /** Brings the page to where the moment can begin. */
  prepare?(page: Page): Promise<void>;
  /** Does what makes the page fetch them. */
  begin(page: Page): Promise<void>;
  /** What's there once they are. */
  shown(page: Page): Locator;
  /** What's there if they can't be had. */
  explained(page: Page): Locator;
}

const open = (label: string) => (page: Page) =>
  page.getByRole("navigation").getByRole("link", { name: label, exact: true }).click();
const calendar = {
  feature: "mfe-calendar",
  path: "/marketplace",
  shown: (page: Page) => page.getByRole("main").getByRole("grid"),
  explained: (page: Page) => page.getByRole("main").getByRole("alert"),
} as const;

export const PHASES: readonly Phase[] = [
  { ...calendar, name: "entry", files: /\/remote-entry\.[^/]*$/, language: "en", begin: open("Calendar") },
  { ...calendar, name: "expose", files: /\/routes\.[^/]*$/, language: "en", begin: open("Calendar") },
  { ...calendar, name: "texts", files: /\/texts-mfe-calendar-de-[^/]*$/, language: "de", begin: open("Kalender") },
  {
    name: "sub-chunk",
    feature: "mfe-chat",
    files: /\/\d+\.[0-9a-f]+\.js/,
    language: "en",
    path: "/new",
    async prepare(page) {
      const field = page.getByRole("textbox", { name: /message/i });
      await field.fill("Hello");
      await field.press("Enter");
      await page.getByRole("log").getByRole("article", { name: "Atrium", exact: true }).getByRole("time").waitFor();
    },
    begin: (page) =>
      page
        .locator("header")
        .getByRole("button", { name: /^Actions for/ })
        .click(),
    shown: (page) => page.getByRole("menuitem", { name: "Delete" }),
    explained: (page) => page.getByRole("alert"),
  },
];

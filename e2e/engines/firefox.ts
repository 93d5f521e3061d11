import puppeteer, { type ElementHandle } from "puppeteer-core";
import type { EnginePage } from "./engine.ts";
import { PROBLEMS_SCRIPT, collectProblems, findScript } from "./in-page.ts";

/** Opens a page in its own Firefox, driven over WebDriver BiDi. */
export async function openFirefox(executablePath: string): Promise<EnginePage> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath,
    headless: true,
    defaultViewport: { width: 1440, height: 900 },
  });
  const page = await browser.newPage();
  await page.evaluateOnNewDocument(collectProblems);
  const run = (script: string) => page.evaluateHandle(`(() => { ${script} })()`);
  return {
    async open(url) {
      await page.goto(url);
    },
    address: async () => page.url(),
    async find(sought) {
      const element = (await run(findScript(sought))).asElement() as ElementHandle | null;
      if (element === null) return null;
      return {
        click: () => element.click(),
        type: (text) => element.type(text),
        pressEnter: () => element.press("Enter"),
      };
    },
    rootAttribute: (name) => page.evaluate((attribute) => document.documentElement.getAttribute(attribute), name),
    evaluate: async <T>(script: string) => (await (await run(script)).jsonValue()) as T,
    problems: async () => (await (await run(PROBLEMS_SCRIPT)).jsonValue()) as string[],
    close: () => browser.close(),
  };
}

import type { Browser, ElementHandle } from "@playwright/test";
import type { EnginePage } from "./engine.ts";
import { PROBLEMS_SCRIPT, collectProblems, findScript } from "./in-page.ts";

/** Opens a page in the browser that Playwright drives. */
export async function openChromium(browser: Browser): Promise<EnginePage> {
  const context = await browser.newContext();
  await context.addInitScript(collectProblems);
  const page = await context.newPage();
  const run = (script: string) => page.evaluateHandle(`(() => { ${script} })()`);
  const evaluate = async <T>(script: string) => (await (await run(script)).jsonValue()) as T;
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
    rootAttribute: (name) => evaluate(`return document.documentElement.getAttribute(${JSON.stringify(name)})`),
    evaluate,
    problems: () => evaluate(PROBLEMS_SCRIPT),
    close: () => context.close(),
  };
}

import { AxeBuilder } from "@axe-core/playwright";
import { type Page, expect } from "@playwright/test";

const RULES = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"];
/** Longer ones are spinners and the like. */
const LONGEST_TRANSITION_MS = 1_000;
const STILL_FRAMES = 5;

/** Expects that what the page shows violates no rule of WCAG 2.2 AA that a tool can check, and doesn't scroll sideways. `name` is for the report. */
export async function expectAccessible(page: Page, name = new URL(page.url()).pathname): Promise<void> {
  await transitionsAreOver(page);
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  expect(violations.map(({ id, nodes }) => `${name}: ${id} ${nodes[0]?.html}`)).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${name} scrolls sideways`).toBeLessThanOrEqual(0);
}

/** Colors on their way from one to another have too little contrast. What changes a color may take a frame or two until it's drawn. */
async function transitionsAreOver(page: Page): Promise<void> {
  await page.evaluate(
    async ({ longest, frames }) => {
      const isMoving = () =>
        document
          .getAnimations()
          .some(
            ({ playState, effect }) =>
              playState === "running" && Number(effect?.getComputedTiming().endTime) <= longest,
          );
      for (let still = 0; still < frames; still = isMoving() ? 0 : still + 1)
        await new Promise((drawn) => requestAnimationFrame(drawn));
    },
    { longest: LONGEST_TRANSITION_MS, frames: STILL_FRAMES },
  );
}

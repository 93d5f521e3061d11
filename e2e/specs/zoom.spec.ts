import type { Page } from "@playwright/test";
import { replyIsComplete, send } from "../harness/chat.ts";
import { signUp } from "../harness/person.ts";
import { expect, test } from "../harness/test.ts";

const PUBLIC = ["/", "/login", "/signup", "/terms", "/privacy"];
const SIGNED_IN = ["/", "/new", "/chat", "/calendar", "/marketplace", "/settings", "/settings?tab=security"];

/** What a desktop of 1440 x 900 shows at 200 %, and of 1280 at 400 %. */
const WINDOWS = { "200 %": { width: 720, height: 450 }, "400 %": { width: 320, height: 256 } };

/** Controls that are neither inside the window nor to be scrolled to. */
async function unreachable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX + getComputedStyle(element).overflowY) ||
        scrolls(element.parentElement));
    return [...document.querySelectorAll("a[href], button, input, textarea, select")]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => {
        const { left, right, top, bottom, width } = element.getBoundingClientRect();
        const documentScrolls = document.documentElement.scrollHeight > innerHeight;
        const isBelow = !documentScrolls && (bottom < 0 || top > innerHeight);
        const isOutside = left < -1 || right > innerWidth + 1 || isBelow;
        // A link that shows itself on focus, or a native input under a drawn one.
        return width > 1 && isOutside && getComputedStyle(element).position !== "fixed" && !scrolls(element);
      })
      .map((element) => element.outerHTML.slice(0, 120));
  });
}

for (const [zoom, viewport] of Object.entries(WINDOWS)) {
  test(`at ${zoom} every screen fits its window and everything on it can be reached`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const check = async (path: string) => {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 1 }).first()).toBeAttached();
        await page.waitForLoadState("networkidle");
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
        expect(await unreachable(page), `cannot be reached on ${path}`).toEqual([]);
      });
    };
    for (const path of PUBLIC) await check(path);
    await signUp(page);
    await page.goto("/new");
    await send(page, "Lunch with Sam tomorrow at noon");
    await replyIsComplete(page);
    expect(await unreachable(page), "cannot be reached in a conversation").toEqual([]);
    for (const path of SIGNED_IN) await check(path);
  });
}

test.describe("for who wants less motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("nothing moves for longer than a moment", async ({ page }) => {
    await signUp(page);
    await page.goto("/new");
    await send(page, "What can you do for me?");
    await page.getByRole("button", { name: "Notifications" }).click();
    const longest = await page.evaluate(() =>
      Math.max(
        0,
        ...document.getAnimations().map((animation) => Number(animation.effect?.getComputedTiming().duration ?? 0)),
      ),
    );
    expect(longest).toBeLessThanOrEqual(1);
  });
});

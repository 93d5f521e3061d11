import type { Page } from "@playwright/test";
import { replyIsComplete, send } from "../harness/chat.ts";
import { signUp, userMenu } from "../harness/person.ts";
import { expect, test } from "../harness/test.ts";

const PUBLIC = ["/", "/login", "/signup", "/terms", "/privacy"];
const SIGNED_IN = ["/", "/new", "/chat", "/calendar", "/marketplace", "/settings", "/settings?tab=security"];

/** What a 1440 x 900 desktop shows at 200 %, and a 1280 px wide one at 400 %. */
const WINDOWS = { "200 %": { width: 720, height: 450 }, "400 %": { width: 320, height: 256 } };

/** Controls that are outside the window and can't be scrolled into view. */
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
        // For example a link that appears on focus, or a native input under a custom one.
        return width > 1 && isOutside && getComputedStyle(element).position !== "fixed" && !scrolls(element);
      })
      .map((element) => element.outerHTML.slice(0, 120));
  });
}

for (const [zoom, viewport] of Object.entries(WINDOWS)) {
  test(`at ${zoom}, every screen fits its window and all controls can be reached`, async ({ page }) => {
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

/** Texts that are cut off by what's around them, without an ellipsis. */
async function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cuts = (text: DOMRect, element: Element): boolean => {
      const { overflowX, overflowY, position, textOverflow } = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      const isDone = /auto|scroll/.test(overflowX + overflowY) || textOverflow === "ellipsis" || position === "fixed";
      // Anything one pixel high is only for screen readers.
      if (isDone || box.height <= 2) return false;
      const isOutside = text.bottom > box.bottom + 3 || text.top < box.top - 3 || text.right > box.right + 3;
      if (/hidden|clip/.test(overflowX + overflowY) && isOutside) return true;
      return element.parentElement !== null && cuts(text, element.parentElement);
    };
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode;
      const element = node.parentElement;
      if (!node.textContent?.trim() || !element) continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      if (text.width > 1 && cuts(text, element)) found.push(node.textContent.slice(0, 40));
    }
    return found;
  });
}

/** What extends past the right edge of the window, even in a region that scrolls. */
async function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("main *")]
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
      .map((element) => element.outerHTML.slice(0, 120)),
  );
}

/** Labels of the dialog's fields that overlap the field above. */
async function crowdedLabels(page: Page): Promise<string[]> {
  return page.getByRole("dialog").evaluate((dialog) => {
    const frames = [...dialog.querySelectorAll("fieldset")].map((frame) => frame.getBoundingClientRect());
    return [...dialog.querySelectorAll("label[data-shrink=true]")].flatMap((label) => {
      const { top, left, right } = label.getBoundingClientRect();
      const isInto = (frame: DOMRect) =>
        frame.top < top && frame.bottom - 1 > top && frame.left < right && frame.right > left;
      // The legend makes the outline of a label's own field start above the label.
      const own = label.parentElement?.querySelector("fieldset")?.getBoundingClientRect();
      return frames.some((frame) => frame.top !== own?.top && isInto(frame)) ? [label.textContent ?? ""] : [];
    });
  });
}

/** Items of the open menu whose label touches its icon or the menu's edge. */
async function crowdedItems(page: Page): Promise<string[]> {
  return page.getByRole("menu").evaluate((menu) =>
    [...menu.querySelectorAll("[role=menuitem]")].flatMap((item) => {
      const icon = item.querySelector("svg")?.getBoundingClientRect();
      const label = document.createRange();
      label.selectNodeContents(item);
      label.setStart(item, 1);
      const { left, right } = label.getBoundingClientRect();
      const isCrowded = !icon || left < icon.right + 4 || right > menu.getBoundingClientRect().right - 4;
      return isCrowded ? [item.textContent ?? ""] : [];
    }),
  );
}

for (const [size, viewport] of Object.entries({
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
})) {
  test(`with 200 % text, nothing is cut off or out of reach, ${size}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    // Does what the browser's own text size setting does.
    await page.addInitScript(() => {
      const enlarge = () => (document.documentElement.style.fontSize = "200%");
      new MutationObserver(enlarge).observe(document, { childList: true });
    });
    const check = async (what: string) => {
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(width, `${what} is not wider than its window`).toBeLessThanOrEqual(viewport.width);
      expect.soft(await unreachable(page), `cannot be reached: ${what}`).toEqual([]);
      expect.soft(await cutOff(page), `is cut off: ${what}`).toEqual([]);
    };
    const checkPage = async (path: string) => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 }).first()).toBeAttached();
      await page.waitForLoadState("networkidle");
      await check(path);
    };
    for (const path of PUBLIC) await checkPage(path);
    await signUp(page);
    await page.goto("/new");
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
    await send(page, "Lunch with Sam tomorrow at noon");
    await replyIsComplete(page);
    await check("a conversation");
    for (const path of SIGNED_IN) {
      await checkPage(path);
      if (path === "/") expect.soft(await tooWide(page), "wider than the window on Home").toEqual([]);
    }

    await page.goto("/settings");
    const security = page.getByRole("tab", { name: "Security" });
    await expect(security).toBeVisible();
    const edge = await security.evaluate((tab) => {
      const strip = tab.closest(".MuiTabs-scroller") ?? tab;
      return strip.getBoundingClientRect().right - tab.getBoundingClientRect().right;
    });
    expect.soft(edge, "the second tab of the settings is whole").toBeGreaterThanOrEqual(0);

    await page.goto("/marketplace");
    await page.getByRole("main").getByRole("article").first().getByRole("link").first().click();
    await page.getByRole("table").first().waitFor();
    await check("a product");
    expect.soft(await tooWide(page), "wider than the window on a product's page").toEqual([]);

    await page.goto("/calendar");
    const dialog = page.getByRole("dialog");
    for (const [what, open] of [
      ["new event", () => page.getByRole("button", { name: "New event" }).first().click()],
      ["notifications", () => page.getByRole("button", { name: /^Notifications/ }).click()],
      ["search", () => page.keyboard.press("/")],
      ["shortcuts", () => page.keyboard.press("?")],
    ] as const) {
      await open();
      await expect(dialog).toBeVisible();
      await check(what);
      if (what === "new event") expect.soft(await crowdedLabels(page), "labels touch another field").toEqual([]);
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
    }

    if (size === "phone") {
      const title = page.getByRole("banner").getByText("Atrium");
      const hidden = await title.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      expect.soft(hidden, "the top bar's title is whole").toBeLessThanOrEqual(0);
      await page.getByRole("button", { name: "Open menu" }).click();
    }
    await userMenu(page).click();
    await expect(page.getByRole("menuitem", { name: "Sign out" })).toBeVisible();
    // Its icons may still be loading.
    await expect.poll(() => crowdedItems(page), "labels touch their icon or the menu's edge").toEqual([]);
  });
}

test.describe("with reduced motion", () => {
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

for (const width of [1440, 390]) {
  test(`with 150 % text, the catalog's search shows all of its placeholder, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.addInitScript(() => {
      const enlarge = () => (document.documentElement.style.fontSize = "150%");
      new MutationObserver(enlarge).observe(document, { childList: true });
    });
    await signUp(page);
    await page.goto("/marketplace");
    const room = await page.getByRole("textbox", { name: "Search products" }).evaluate((field: HTMLInputElement) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(field);
      const canvas = document.createElement("canvas").getContext("2d");
      if (!canvas) throw new Error("No canvas to measure text with");
      canvas.font = font;
      const text = canvas.measureText(field.placeholder).width;
      return field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - text;
    });
    expect(room).toBeGreaterThanOrEqual(0);
  });
}

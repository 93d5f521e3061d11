import { type Locator, type Page, expect } from "@playwright/test";

/** More Tab stops than any page has before the element we look for. */
const STOPS = 80;

/** What `focused` returns if nothing on the page has focus. */
const NOTHING = "nothing";

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Presses Tab until `target` has focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stops = 0; stops < STOPS; stops += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`${STOPS} presses of Tab did not reach ${String(target)}`);
}

/** Reaches `target` with Tab and presses Enter on it. */
export async function enter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press("Enter");
}

/** Reaches a field with Tab and types into it. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

/** Expects Tab and Shift+Tab to cycle inside `region`, which has focus. */
export async function expectFocusTrap(page: Page, region: Locator): Promise<void> {
  const holds = () => region.evaluate((element) => element.contains(document.activeElement));
  await expect.poll(holds).toBe(true);
  const seen = new Set<string>();
  for (const key of ["Tab", "Shift+Tab"]) {
    for (let stops = 0; stops < 25; stops += 1) {
      await page.keyboard.press(key);
      seen.add(await focused(page));
      expect(await holds(), `${key} left it after ${[...seen].join(", ")}`).toBe(true);
    }
  }
}

/** What has focus, as a screen reader would name it. */
export async function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return "nothing";
    const label = (element as HTMLInputElement).labels?.[0]?.textContent;
    const read = element.cloneNode(true) as Element;
    for (const hidden of read.querySelectorAll("[aria-hidden]")) hidden.remove();
    return (element.getAttribute("aria-label") ?? label ?? read.textContent).replaceAll(/\s+/g, " ").trim();
  });
}

/** Tabs through `stops` stops from the current focus. Each must look different with focus than without. */
export async function expectVisibleFocus(page: Page, stops: number): Promise<void> {
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press("Tab");
    const name = await focused(page);
    // After the last stop, focus starts over at the top.
    if (name === NOTHING) continue;
    const box = await page.evaluate(() => {
      const active = document.activeElement;
      // A field shows its focus on its outline.
      const shown = active?.closest(".MuiInputBase-root, .MuiFormControlLabel-root, label") ?? active;
      const { x, y, width, height } = shown?.getBoundingClientRect() ?? new DOMRect();
      return { x: x - 4, y: y - 4, width: width + 8, height: height + 8 };
    });
    const window = page.viewportSize() ?? { width: 0, height: 0 };
    const x = Math.max(0, box.x);
    const y = Math.max(0, box.y);
    const clip = {
      x,
      y,
      width: Math.min(box.x + box.width, window.width) - x,
      height: Math.min(box.y + box.height, window.height) - y,
    };
    const look = () => page.screenshot({ clip, animations: "disabled", caret: "hide" });
    const withFocus = await look();
    await page.evaluate(() => {
      const active = document.activeElement as HTMLElement;
      (globalThis as { lastFocus?: HTMLElement }).lastFocus = active;
      active.blur();
    });
    const without = await look();
    expect(withFocus.equals(without), `${name} shows its focus`).toBe(false);
    await page.evaluate(() => (globalThis as { lastFocus?: HTMLElement }).lastFocus?.focus());
  }
}

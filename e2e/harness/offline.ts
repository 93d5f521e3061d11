import { type Page, expect } from "@playwright/test";

/** Resolves once the page would open offline: the worker is in control and has cached the page with all its files. */
export async function opensOffline(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 30_000 });
  await expect
    .poll(() => page.evaluate(async () => (await caches.match("/?atrium-page")) !== undefined), { timeout: 30_000 })
    .toBe(true);
}

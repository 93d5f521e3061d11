import { expect } from "@playwright/test";
import type { EnginePage, FoundElement, Sought } from "./engine.ts";

/** How long a page may take to show something. */
export const LIMIT_MS = 90_000;

/** Waits until it shows. */
export async function sees(page: EnginePage, sought: Sought): Promise<void> {
  await act(page, sought, async () => undefined);
}

/** Waits until it no longer shows. */
export async function gone(page: EnginePage, sought: Sought): Promise<void> {
  await expect.poll(() => page.find(sought), { message: `gone: ${describe(sought)}`, timeout: LIMIT_MS }).toBeNull();
}

/** Finds an element and acts on it, with retries while the page is still changing. */
export async function act(
  page: EnginePage,
  sought: Sought,
  action: (element: FoundElement) => Promise<void>,
): Promise<void> {
  await expect(async () => {
    const element = await page.find(sought);
    expect(element, `visible: ${describe(sought)}`).not.toBeNull();
    if (element !== null) await action(element);
  }).toPass({ timeout: LIMIT_MS });
}

const describe = (sought: Sought) =>
  Object.entries(sought)
    .map(([kind, value]) => `${kind} ${String(value)}`)
    .join(", ");

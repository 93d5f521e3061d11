import type { Page } from "@playwright/test";

/** A text that appeared in a live region. */
export interface Announcement {
  /** Distinguishes the page's regions. */
  readonly region: number;
  readonly politeness: string;
  readonly text: string;
}

type Recorder = { announcements?: Announcement[] };

/** Records what a screen reader would announce, on every page opened from now on. */
export async function recordAnnouncements(page: Page): Promise<() => Promise<readonly Announcement[]>> {
  await page.addInitScript(() => {
    const recorder = globalThis as Recorder;
    recorder.announcements = [];
    const regions: Element[] = [];
    const last = new Map<Element, string>();
    const politenessOf = (element: Element) =>
      element.getAttribute("aria-live") ??
      { status: "polite", alert: "assertive", log: "polite" }[element.getAttribute("role") ?? ""] ??
      "";
    const read = () => {
      for (const element of document.querySelectorAll("[aria-live], [role=status], [role=alert], [role=log]")) {
        const politeness = politenessOf(element);
        const text = (element.textContent ?? "").replaceAll(/\s+/g, " ").trim();
        if (politeness === "off" || last.get(element) === text) continue;
        last.set(element, text);
        if (!regions.includes(element)) regions.push(element);
        if (text !== "") recorder.announcements?.push({ region: regions.indexOf(element), politeness, text });
      }
    };
    const observe = () =>
      new MutationObserver(read).observe(document, { subtree: true, childList: true, characterData: true });
    observe();
  });
  return () => page.evaluate(() => (globalThis as Recorder).announcements ?? []);
}

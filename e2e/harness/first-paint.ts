import type { BrowserContext, Page } from "@playwright/test";

/** What was visible in one frame that the browser drew. */
export interface DrawnFrame {
  readonly background: string;
  readonly colorScheme: string;
  readonly themeColor: string;
  readonly language: string;
  /** Labels of the navigation. */
  readonly labels: readonly string[];
}

export interface LayoutShiftNote {
  readonly value: number;
  /** What moved: short descriptions with the positions before and after. */
  readonly moved: readonly string[];
}

interface Recorder {
  readonly frames: DrawnFrame[];
  readonly shifts: LayoutShiftNote[];
}

/** Records, in every page of the context, each frame from the first on, and everything that moves without user input. */
export async function recordFirstPaint(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const recorder: Recorder = { frames: [], shifts: [] };
    Object.assign(globalThis, { firstPaint: recorder });
    const describe = (node: Node | null) =>
      node instanceof Element
        ? `${node.tagName.toLowerCase()}.${node.className} "${node.textContent.slice(0, 24)}"`
        : "?";
    const place = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(",");
    interface Shift extends PerformanceEntry {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
    }
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue;
        const moved = sources.map(
          ({ node, previousRect, currentRect }) => `${describe(node)} ${place(previousRect)} -> ${place(currentRect)}`,
        );
        recorder.shifts.push({ value, moved });
      }
    }).observe({ type: "layout-shift", buffered: true });
    let last = "";
    const draw = () => {
      if (document.body !== null) {
        const style = getComputedStyle(document.documentElement);
        const frame: DrawnFrame = {
          background: style.backgroundColor,
          colorScheme: style.colorScheme,
          themeColor: document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content ?? "",
          language: document.documentElement.lang,
          labels: [...document.querySelectorAll("nav a")].map((link) => link.textContent),
        };
        const text = JSON.stringify(frame);
        if (text !== last) recorder.frames.push(frame);
        last = text;
      }
      requestAnimationFrame(draw);
    };
    requestAnimationFrame(draw);
  });
}

/** Everything recorded since the page was opened. Frames equal to the previous one are left out. */
export const recorded = (page: Page): Promise<Recorder> =>
  page.evaluate(() => (globalThis as unknown as { firstPaint: Recorder }).firstPaint);

/** A slow connection with an empty cache. */
export async function slowLine(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.setCacheDisabled", { cacheDisabled: true });
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 100_000,
  });
}

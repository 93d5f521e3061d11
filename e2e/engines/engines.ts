import type { Browser } from "@playwright/test";
import { openChromium } from "./chromium.ts";
import type { EnginePage } from "./engine.ts";
import { openFirefox } from "./firefox.ts";
import { findFirefox, findWebKit } from "./installed.ts";
import { openWebKit } from "./webkit.ts";

/** A browser engine that a test can run in. */
export interface Engine {
  readonly name: string;
  /** What to do if it's missing. */
  readonly remedy: string;
  /** Opens a page in a new profile; undefined if the engine isn't available here. */
  open(browser: Browser): Promise<EnginePage | undefined>;
}

const CHROMIUM: Engine = { name: "Chromium", remedy: "install it", open: openChromium };

/** The engines that Playwright doesn't drive. */
export const OTHER_ENGINES: readonly Engine[] = [
  {
    name: "Firefox",
    remedy: "Firefox can't be had here: install it to run this test",
    async open() {
      const path = await findFirefox();
      return path === undefined ? undefined : openFirefox(path);
    },
  },
  {
    name: "WebKit",
    remedy: "WebKitGTK can't be had here: install WebKitWebDriver, MiniBrowser and Xvfb",
    async open() {
      const programs = await findWebKit();
      return programs === undefined ? undefined : openWebKit(programs);
    },
  },
];

export const ENGINES: readonly Engine[] = [CHROMIUM, ...OTHER_ENGINES];

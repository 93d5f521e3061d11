import { test } from "@playwright/test";
import type { EnginePage } from "../engines/engine.ts";
import { openFirefox } from "../engines/firefox.ts";
import { findFirefox, findWebKit } from "../engines/installed.ts";
import { doTheMainJob } from "../engines/main-job.ts";
import { openWebKit } from "../engines/webkit.ts";
import { startProduct } from "../harness/product.ts";

async function mainJobIn(open: () => Promise<EnginePage>): Promise<void> {
  const product = await startProduct({ separateOrigins: true });
  try {
    const page = await open();
    try {
      await doTheMainJob(page, product.url);
    } finally {
      await page.close();
    }
  } finally {
    await product.stop();
  }
}

test("the main job works in Firefox", async () => {
  const firefox = await findFirefox();
  test.skip(firefox === undefined, "Firefox can't be had here: install it to run this test");
  if (firefox !== undefined) await mainJobIn(() => openFirefox(firefox));
});

test("the main job works in WebKit", async () => {
  const webKit = await findWebKit();
  test.skip(webKit === undefined, "WebKitGTK can't be had here: install WebKitWebDriver, MiniBrowser and Xvfb");
  if (webKit !== undefined) await mainJobIn(() => openWebKit(webKit));
});

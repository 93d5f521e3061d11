import { test } from "@playwright/test";
import { OTHER_ENGINES } from "../engines/engines.ts";
import { doTheMainJob } from "../engines/main-job.ts";
import { startProduct } from "../harness/product.ts";

for (const { name, remedy, open } of OTHER_ENGINES) {
  test(`the main job works in ${name}`, async ({ browser }) => {
    const page = await open(browser);
    test.skip(page === undefined, remedy);
    if (page === undefined) return;
    try {
      const product = await startProduct({ separateOrigins: true });
      try {
        await doTheMainJob(page, product.url);
      } finally {
        await product.stop();
      }
    } finally {
      await page.close();
    }
  });
}

import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { newPerson } from "../harness/person.ts";
import { PICTURES, PICTURE_SIZES, setScene, takePicture } from "../harness/product-picture.ts";
import { expect, test } from "../harness/test.ts";

/** Bytes of one picture. */
const MAX_BYTES = 90_000;

const SIZES = ["desktop", "phone"] as const;
const THEMES = ["light", "dark"] as const;

test("the landing page's picture can be taken again from the product as it is", async ({
  browser,
  page,
  product,
}, testInfo) => {
  const scene = await setScene(browser, product.url, newPerson("Alex Morgan"));
  const file = testInfo.outputPath("phone-dark.webp");
  await takePicture(browser, product.url, scene, "phone", "dark", file);
  const { width, height, scale } = PICTURE_SIZES.phone;
  const source = `data:image/webp;base64,${await readFile(file, "base64")}`;
  const taken = await page.evaluate(async (src) => {
    const image = new Image();
    image.src = src;
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
  }, source);
  expect(taken).toEqual([width * scale, height * scale]);
  expect((await stat(file)).size).toBeLessThan(MAX_BYTES);
});

test("the committed pictures are small", async () => {
  for (const size of SIZES)
    for (const theme of THEMES)
      expect((await stat(join(PICTURES, `${size}-${theme}.webp`))).size).toBeLessThan(MAX_BYTES);
});

for (const colorScheme of THEMES) {
  for (const [size, viewport] of [
    ["desktop", { width: 1440, height: 900 }],
    ["phone", { width: 390, height: 844 }],
  ] as const) {
    test(`a ${colorScheme} ${size} shows the product in its own picture, and nothing moves when it arrives`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      await page.addInitScript(() => {
        Object.assign(globalThis, { shifted: 0 });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            (globalThis as unknown as { shifted: number }).shifted += (entry as unknown as { value: number }).value;
        }).observe({ type: "layout-shift", buffered: true });
      });
      await page.goto("/");
      const picture = page.getByRole("img", { name: /^A conversation in Atrium/ });
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
      const shown = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
      expect(shown).toContain(`/${size}-${colorScheme}.`);
      expect(await page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted)).toBeLessThan(0.02);
    });
  }
}

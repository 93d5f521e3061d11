import { expect, test } from "@playwright/test";
import { activeVersion, readRegistry, readRelease } from "@atrium/federation-kit/releases";
import { STORAGE_KEYS } from "@atrium/shared-contracts/spec";
import { act, sees } from "../engines/acts.ts";
import type { EnginePage } from "../engines/engine.ts";
import { ENGINES } from "../engines/engines.ts";
import { signUp } from "../engines/main-job.ts";
import type { Feature } from "../harness/built-product.ts";
import { type FaultyOrigin, TAMPERED, startFaultyOrigin } from "../harness/faulty-origin.ts";
import { newPerson } from "../harness/person.ts";
import { type Product, startProduct } from "../harness/product.ts";

/** Serves a feature's releases with faults from now on. */
async function withFaults(product: Product, feature: Feature): Promise<FaultyOrigin> {
  const { url } = product.origins[feature];
  await product.origins[feature].stop();
  return startFaultyOrigin(product.releases, Number(new URL(url).port));
}

/** The files of a feature that no page lists. */
async function laterFiles({ releases }: Product, feature: Feature): Promise<readonly string[]> {
  const version = activeVersion(await readRegistry(releases), feature);
  const release = version === undefined ? undefined : await readRelease(releases, feature, version);
  return release?.later ?? [];
}

const isTampered = (page: EnginePage) => page.evaluate<boolean>(`return ${JSON.stringify(TAMPERED)} in globalThis`);

for (const { name, remedy, open } of ENGINES) {
  test.describe(`code that differs from what was released doesn't run in ${name}`, () => {
    let product: Product;
    let page: EnginePage;
    const origins: FaultyOrigin[] = [];
    const faulty = async (feature: Feature) => {
      const origin = await withFaults(product, feature);
      origins.push(origin);
      return origin;
    };

    test.beforeEach(async ({ browser }) => {
      const opened = await open(browser);
      test.skip(opened === undefined, remedy);
      if (opened === undefined) return;
      page = opened;
      product = await startProduct({ separateOrigins: true });
    });
    test.afterEach(async () => {
      await page?.close();
      await Promise.all(origins.splice(0).map((origin) => origin.close()));
      await product?.stop();
    });

    test("as a chunk that no page lists", async () => {
      const later = await laterFiles(product, "mfe-chat");
      const isLater = (path: string) => later.some((file) => path.includes(file));
      const origin = await faulty("mfe-chat");
      origin.fault = (path) => (isLater(path) ? "tamper" : undefined);
      await signUp(page, product.url, newPerson());
      await page.open(`${product.url}/new`);
      await act(page, { role: "textbox", name: /message/i }, (field) => field.type("Hello"));
      await act(page, { role: "textbox", name: /message/i }, (field) => field.pressEnter());
      await sees(page, { role: "article", name: "Atrium" });
      await act(page, { role: "button", name: /^Actions for/ }, (button) => button.click());
      await sees(page, { text: "Couldn't load this page" });
      expect(origin.requests.filter(isLater)).not.toEqual([]);
      expect(await isTampered(page)).toBe(false);
    });

    test("as an entry that's fetched again", async () => {
      const origin = await faulty("mfe-marketplace");
      const isEntry = (path: string) => path.includes("/remote-entry");
      origin.fault = (path) => (isEntry(path) ? "refuse" : undefined);
      await signUp(page, product.url, newPerson());
      await page.open(`${product.url}/marketplace`);
      const again = { role: "button", name: "Try again" };
      await sees(page, again);

      origin.fault = (path) => (isEntry(path) ? "tamper" : undefined);
      const before = origin.requests.length;
      await act(page, again, (button) => button.click());
      await expect.poll(() => origin.requests.slice(before).some((path) => /\?retry=/.test(path))).toBe(true);
      await sees(page, again);
      expect(await isTampered(page)).toBe(false);

      origin.fault = () => undefined;
      await act(page, again, (button) => button.click());
      await sees(page, { role: "heading", name: "Marketplace" });
    });

    test("as texts, whether the page preloads them or not", async () => {
      const origin = await faulty("mfe-calendar");
      const tampered = () => origin.requests.filter((path) => path.includes("texts-mfe-calendar-de"));
      origin.fault = (path) => (path.includes("texts-mfe-calendar-de") ? "tamper" : undefined);
      await signUp(page, product.url, newPerson());
      await page.evaluate(`localStorage.setItem(${JSON.stringify(STORAGE_KEYS.language)}, "de")`);
      // The server learns the language from the first page in it.
      for (const isPreloaded of [false, true]) {
        await page.open(`${product.url}/calendar`);
        await sees(page, { role: "link", name: "Kalender" });
        // English in place of what was refused.
        await sees(page, { role: "button", name: "New event" });
        expect(tampered()).not.toEqual([]);
        expect(
          await page.evaluate(
            `return document.querySelector("script[type=importmap]").textContent.includes("texts-mfe-calendar-de")`,
          ),
        ).toBe(isPreloaded);
        expect(await isTampered(page)).toBe(false);
      }
    });
  });
}

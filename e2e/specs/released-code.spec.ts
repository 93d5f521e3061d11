import { expect, test } from "@playwright/test";
import { TAMPERED } from "@atrium/federation-kit";
import { STORAGE_KEYS } from "@atrium/shared-contracts/spec";
import { act, sees } from "../engines/acts.ts";
import type { EnginePage } from "../engines/engine.ts";
import { ENGINES } from "../engines/engines.ts";
import { signUp } from "../engines/main-job.ts";
import { runInEngine } from "../engines/run-in-engine.ts";
import { laterFiles } from "../harness/later-files.ts";
import { newPerson } from "../harness/person.ts";

const isTampered = (page: EnginePage) => page.evaluate<boolean>(`return ${JSON.stringify(TAMPERED)} in globalThis`);

for (const engine of ENGINES) {
  test.describe(`code that differs from what was released doesn't run in ${engine.name}`, () => {
    const running = runInEngine(engine);

    test("as a chunk that no page lists", async () => {
      const { page, product } = running;
      const later = await laterFiles(product, "mfe-chat");
      const origin = product.origins["mfe-chat"];
      origin.inject({ url: later.any, fault: "tampered" });
      await signUp(page, product.url, newPerson());
      await page.open(`${product.url}/new`);
      await act(page, { role: "textbox", name: /message/i }, (field) => field.type("Hello"));
      await act(page, { role: "textbox", name: /message/i }, (field) => field.pressEnter());
      await sees(page, { role: "article", name: "Atrium" });
      await act(page, { role: "button", name: /^Actions for/ }, (button) => button.click());
      await sees(page, { text: "Couldn't load this page" });
      expect(origin.requests.filter(({ fault }) => fault === "tampered")).not.toEqual([]);
      expect(await isTampered(page)).toBe(false);
    });

    test("as an entry that's fetched again", async () => {
      const { page, product } = running;
      const origin = product.origins["mfe-marketplace"];
      origin.inject({ url: /\/remote-entry/, fault: "unavailable" });
      await signUp(page, product.url, newPerson());
      await page.open(`${product.url}/marketplace`);
      const again = { role: "button", name: "Try again" };
      await sees(page, again);

      origin.inject({ url: /\/remote-entry/, fault: "tampered" });
      const before = origin.requests.length;
      await act(page, again, (button) => button.click());
      await expect.poll(() => origin.requests.slice(before).some(({ url }) => url.includes("?retry="))).toBe(true);
      await sees(page, again);
      expect(await isTampered(page)).toBe(false);

      origin.inject();
      await act(page, again, (button) => button.click());
      await sees(page, { role: "heading", name: "Marketplace" });
    });

    test("as texts, whether the page preloads them or not", async () => {
      const { page, product } = running;
      const origin = product.origins["mfe-calendar"];
      const tampered = () => origin.requests.filter(({ fault }) => fault === "tampered");
      origin.inject({ url: /texts-mfe-calendar-de/, fault: "tampered" });
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

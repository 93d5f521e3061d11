import { readFile } from "node:fs/promises";
import {
  beginStream,
  finishChunk,
  manyToolChunks,
  reasoningChunk,
  startScriptedEndpoint,
  textChunk,
} from "@atrium/server/testing/scripted-model";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../harness/accessible.ts";
import { replies, replyIsComplete, send, thread } from "../harness/chat.ts";
import { enter } from "../harness/keyboard.ts";
import { switchLanguage } from "../harness/languages.ts";
import { signUp } from "../harness/person.ts";
import { expect, test as base } from "../harness/test.ts";

const THOUGHTS = "The person wants **zebra coffee**, so the marketplace comes first.";

/** Each piece of the model's stream waits for its name to be let go. */
class Gates {
  readonly #gates = new Map<string, PromiseWithResolvers<void>>();
  #gate(name: string) {
    const gate = this.#gates.get(name) ?? Promise.withResolvers<void>();
    this.#gates.set(name, gate);
    return gate;
  }
  open = (name: string) => this.#gate(name).resolve();
  passed = (name: string) => this.#gate(name).promise;
  shut = () => this.#gates.clear();
}

const test = base.extend<object, { gates: Gates; productEnv: Record<string, string> }>({
  gates: [async ({}, provide) => provide(new Gates()), { scope: "worker" }],
  productEnv: [
    async ({ gates }, provide) => {
      const model = await startScriptedEndpoint((response, { body }) => {
        const hasSearched = body.messages?.at(-1)?.role === "tool";
        beginStream(response);
        void (async () => {
          if (!hasSearched) {
            for (const piece of THOUGHTS.split(/(?<= )/)) response.write(reasoningChunk(piece));
            await gates.passed("thought");
            response.end(manyToolChunks("search_products", [{ query: "coffee" }, { query: "tea" }]));
            return;
          }
          response.write(textChunk("There's coffee, "));
          await gates.passed("written");
          response.end(textChunk("in all sizes.") + finishChunk());
        })();
      });
      await provide({ OPENAI_BASE_URL: model.baseUrl, OPENAI_API_KEY: "test", ATRIUM_MODEL: "scripted" });
      await model.close();
    },
    { scope: "worker" },
  ],
});
test.use({ serviceWorkers: "block" });
test.beforeEach(({ gates }) => gates.shut());

const SIZES = { "a desktop": { width: 1280, height: 800 }, "a phone": { width: 390, height: 844 } };
const fold = (page: Page) => replies(page).last().getByRole("button", { expanded: false, name: /\d/ });

for (const [device, viewport] of Object.entries(SIZES))
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    test("what a reply is doing and did is seen, folded, in the person's language, also after a reload", async ({
      page,
      gates,
    }, info) => {
      const shoot = async (name: string) => {
        for (const colorScheme of ["light", "dark"] as const) {
          await page.emulateMedia({ colorScheme });
          await expectAccessible(page, `${name} ${colorScheme}`);
          await page.screenshot({ path: info.outputPath(`${name}-${colorScheme}.png`), animations: "disabled" });
        }
      };
      await signUp(page);
      await page.goto("/new");
      await send(page, "Is there any coffee?");
      await expect(thread(page).getByText("Thinking…")).toBeVisible();
      await shoot("thinking");
      gates.open("thought");
      const reply = replies(page).last();
      await expect(reply).toContainText("There's coffee,");
      await expect(thread(page).getByText("Thinking…")).toBeHidden();
      gates.open("written");
      await replyIsComplete(page);
      const summary = /^Thought for \d+ seconds? · 2 steps$/;
      await expect(fold(page)).toHaveAccessibleName(summary);
      await expect(reply).not.toContainText("zebra");
      await shoot("folded");

      await page.reload();
      await expect(fold(page)).toHaveAccessibleName(summary);
      if (device === "a desktop") await enter(page, fold(page));
      else await fold(page).click();
      const thoughts = reply.getByRole("group", { name: "Reasoning" });
      await expect(thoughts.getByText("zebra coffee")).toBeVisible();
      await expect(reply.getByRole("list", { name: "Steps" }).getByRole("listitem")).toHaveText([
        "Searched the marketplace: coffee",
        "Searched the marketplace: tea",
      ]);
      await shoot("unfolded");
      await switchLanguage(page, "ja");
      await expect(reply.getByRole("listitem").last()).toHaveText("マーケットプレイスを検索：tea");
      await shoot("unfolded-ja");
    });
  });

test("what was thought is neither copied nor exported nor found", async ({ page, context, gates }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  gates.open("thought");
  gates.open("written");
  await signUp(page);
  await page.goto("/new");
  await send(page, "Is there any coffee?");
  await replyIsComplete(page);
  const reply = replies(page).last();
  await reply.getByRole("button", { expanded: false, name: /^Thought/ }).click();
  await expect(reply.getByText("zebra coffee")).toBeVisible();
  await reply.hover();
  await reply.getByRole("button", { name: "Copy as Markdown" }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain("There's coffee, in all sizes.");
  expect(await page.evaluate(() => navigator.clipboard.readText())).not.toMatch(/zebra|Thought|Searched/);
  await page
    .locator("header")
    .getByRole("button", { name: /^Actions for/ })
    .click();
  await page.getByRole("menuitem", { name: "Export…" }).click();
  const exporting = page.getByRole("dialog", { name: "Export conversation" });
  await exporting.getByRole("radio", { name: /JSON/ }).check();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    exporting.getByRole("button", { name: "Export" }).click(),
  ]);
  const file = await readFile(await download.path(), "utf8");
  expect(file).toContain("in all sizes.");
  expect(file).not.toMatch(/zebra|Thought for/);
});

test("a temporary chat shows both, and stores neither", async ({ page, gates, product }) => {
  gates.open("thought");
  gates.open("written");
  await signUp(page);
  await page.goto("/new");
  await page.getByRole("switch", { name: "Temporary chat" }).click();
  await send(page, "Is there any coffee?");
  await replyIsComplete(page);
  const reply = replies(page).last();
  await reply.getByRole("button", { name: /^Thought for \d+ seconds? · 2 steps$/ }).click();
  await expect(reply.getByRole("group", { name: "Reasoning" })).toContainText("zebra coffee");
  expect(await readFile(product.server.logFile, "utf8")).not.toContain("zebra");
});

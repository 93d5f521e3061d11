import { execFileSync } from "node:child_process";
import { activeVersion, COHORTS, readRegistry, readRunnable, rolloutsOf } from "@atrium/federation-kit/releases";
import type { Page } from "@playwright/test";
import { ROOT } from "../harness/built-product.ts";
import { composer } from "../harness/chat.ts";
import { signUp } from "../harness/person.ts";
import type { Product } from "../harness/product.ts";
import { expect, test } from "../harness/test.ts";

const kit = (product: Product, ...args: string[]) =>
  execFileSync("node", ["federation-kit/src/cli.ts", ...args, "--releases", product.releases], {
    cwd: ROOT,
    stdio: "pipe",
  });

/** The directories that chat's files were fetched from. */
const chatRunningIn = (page: Page) =>
  page.evaluate(() => [
    ...new Set(
      performance
        .getEntriesByType("resource")
        .flatMap(({ name }) => /^.*\/releases\/mfe-chat\/[^/]+/.exec(name)?.[0] ?? []),
    ),
  ]);

test("the next page load runs a newly promoted version of a feature from its origin, and rolling back restores the old one from the old origin", async ({
  page,
  product,
}) => {
  const registry = () => readRegistry(product.releases);
  const before = await registry();
  const old = activeVersion(before, "mfe-chat") ?? "";
  const oldPlace = `${product.origins["mfe-chat"].url}/releases/mfe-chat/${old}`;

  await signUp(page);
  await page.goto("/new");
  await expect(composer(page)).toBeVisible();
  expect(await chatRunningIn(page)).toEqual([oldPlace]);

  kit(product, "publish", "mfe-chat", "--version", "1.1.0", "--origin", "");
  await page.reload();
  await expect(composer(page)).toBeVisible();
  expect(await chatRunningIn(page)).toEqual([oldPlace]);

  kit(product, "promote", "mfe-chat", "1.1.0");
  await page.reload();
  await expect(composer(page)).toBeVisible();
  expect(await chatRunningIn(page)).toEqual([`${product.url}/releases/mfe-chat/1.1.0`]);

  kit(product, "rollback", "mfe-chat", "--why", "The new one was a test");
  await page.reload();
  await expect(composer(page)).toBeVisible();
  expect(await chatRunningIn(page)).toEqual([oldPlace]);

  expect((await registry()).apps["shell"]).toEqual(before.apps["shell"]);
});

test("a release that's being rolled out runs for the visitors that are part of it, and nobody else requests a file of it", async ({
  page,
  context,
  product,
}) => {
  const old = activeVersion(await readRegistry(product.releases), "mfe-chat") ?? "";
  const oldPlace = `${product.origins["mfe-chat"].url}/releases/mfe-chat/${old}`;
  const newPlace = `${product.url}/releases/mfe-chat/1.2.0`;
  kit(product, "publish", "mfe-chat", "--version", "1.2.0", "--origin", "");
  kit(product, "promote", "mfe-chat", "1.2.0", "--percent", "5");
  const runnable = await readRunnable(product.releases);
  const cohorts = Array.from({ length: COHORTS }, (_, cohort) => cohort);
  const member = cohorts.find((cohort) => rolloutsOf(runnable, cohort).includes("mfe-chat"));
  const other = cohorts.find((cohort) => rolloutsOf(runnable, cohort).length === 0);
  const openAs = async (cohort: number | undefined) => {
    await context.addCookies([{ name: "atrium_cohort", value: String(cohort), url: product.url, httpOnly: true }]);
    await page.goto("/new");
    await expect(composer(page)).toBeVisible();
    return chatRunningIn(page);
  };

  await signUp(page);
  expect(await openAs(other)).toEqual([oldPlace]);
  expect(await page.content()).not.toContain("mfe-chat/1.2.0");
  expect(await openAs(member)).toEqual([newPlace]);

  kit(product, "rollback", "mfe-chat", "--why", "The new one was a test");
  expect(await openAs(member)).toEqual([oldPlace]);
});

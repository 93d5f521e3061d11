import { execFileSync } from "node:child_process";
import { activeVersion, readRegistry } from "@atrium/federation-kit/releases";
import { ROOT } from "../harness/built-product.ts";
import { composer } from "../harness/chat.ts";
import { signUp } from "../harness/person.ts";
import { expect, test } from "../harness/test.ts";

test("the next page load runs a newly promoted version of a feature from its origin, and rolling back restores the old one from the old origin", async ({
  page,
  product,
}) => {
  const kit = (...args: string[]) =>
    execFileSync("node", ["federation-kit/src/cli.ts", ...args, "--releases", product.releases], {
      cwd: ROOT,
      stdio: "pipe",
    });
  const registry = () => readRegistry(product.releases);
  /** The directories that chat's files were fetched from. */
  const running = () =>
    page.evaluate(() => [
      ...new Set(
        performance
          .getEntriesByType("resource")
          .flatMap(({ name }) => /^.*\/releases\/mfe-chat\/[^/]+/.exec(name)?.[0] ?? []),
      ),
    ]);
  const before = await registry();
  const old = activeVersion(before, "mfe-chat") ?? "";
  const oldPlace = `${product.origins["mfe-chat"].url}/releases/mfe-chat/${old}`;

  await signUp(page);
  await page.goto("/new");
  await expect(composer(page)).toBeVisible();
  expect(await running()).toEqual([oldPlace]);

  kit("publish", "mfe-chat", "--version", "1.1.0", "--origin", "");
  await page.reload();
  await expect(composer(page)).toBeVisible();
  expect(await running()).toEqual([oldPlace]);

  kit("promote", "mfe-chat", "1.1.0");
  await page.reload();
  await expect(composer(page)).toBeVisible();
  expect(await running()).toEqual([`${product.url}/releases/mfe-chat/1.1.0`]);

  kit("rollback", "mfe-chat", "--why", "The new one was a test");
  await page.reload();
  await expect(composer(page)).toBeVisible();
  expect(await running()).toEqual([oldPlace]);

  expect((await registry()).apps["shell"]).toEqual(before.apps["shell"]);
});

import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Registry } from "@atrium/shared-contracts/wire";
import { ROOT } from "../harness/built-product.ts";
import { composer } from "../harness/chat.ts";
import { signUp } from "../harness/person.ts";
import { expect, test } from "../harness/test.ts";

test("the next page load runs a newly released version of a feature, and moving the pointer back restores the old one", async ({
  page,
  product,
}) => {
  const kit = (...args: string[]) =>
    execFileSync("node", ["federation-kit/src/cli.ts", ...args, "--releases", product.releases], {
      cwd: ROOT,
      stdio: "pipe",
    });
  const registry = async () => JSON.parse(await readFile(join(product.releases, "registry.json"), "utf8")) as Registry;
  const running = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .map((entry) => new URL(entry.name).pathname)
        .filter((path) => path.includes("/mfe-chat/")),
    );
  const before = await registry();
  const old = before.apps["mfe-chat"]?.active ?? "";

  await signUp(page);
  await page.goto("/new");
  await expect(composer(page)).toBeVisible();
  expect((await running()).every((path) => path.startsWith(`/releases/mfe-chat/${old}/`))).toBe(true);

  kit("release", "mfe-chat", "--version", "1.1.0");
  await page.reload();
  await expect(composer(page)).toBeVisible();
  const afterRelease = await running();
  expect(afterRelease.length).toBeGreaterThan(0);
  expect(afterRelease.every((path) => path.startsWith("/releases/mfe-chat/1.1.0/"))).toBe(true);

  kit("activate", "mfe-chat", old);
  await page.reload();
  await expect(composer(page)).toBeVisible();
  expect((await running()).every((path) => path.startsWith(`/releases/mfe-chat/${old}/`))).toBe(true);

  expect((await registry()).apps["shell"]).toEqual(before.apps["shell"]);
});

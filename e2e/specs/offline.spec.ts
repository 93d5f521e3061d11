import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { activeVersion, integrityOf, readRegistry, writeRegistry } from "@atrium/federation-kit/releases";
import type { Release } from "@atrium/shared-contracts/wire";
import { opensOffline } from "../harness/offline.ts";
import { goTo, signUp, userMenu } from "../harness/person.ts";
import { expect, test } from "../harness/test.ts";

test.use({
  expectedErrors:
    /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_FAILED|WebSocket|Failed to fetch|Network|Couldn't load|mfe-marketplace/,
});

test("opens offline: the frame, signed in, with what was used before", async ({ page, context }) => {
  const { name } = await signUp(page);
  await page.goto("/calendar");
  await expect(page.getByRole("grid")).toBeVisible();
  await opensOffline(page);
  // From this load on, the calendar's code passes through the worker.
  await page.reload();
  await expect(page.getByRole("grid")).toBeVisible();
  await opensOffline(page);

  await context.setOffline(true);
  await page.reload();
  const bar = page.getByRole("status").filter({ hasText: "You're offline. Your messages are saved and sent later." });
  await expect(bar).toBeVisible();
  await expect(userMenu(page)).toContainText(name);
  await expect(page.getByRole("grid")).toBeVisible();
  await goTo(page, "Chat");
  await expect(page).toHaveURL(/\/chat$/);

  // A URL that this browser never opened before also shows the frame.
  await page.goto("/settings");
  await expect(userMenu(page)).toContainText(name);
  await expect(bar).toBeVisible();

  await context.setOffline(false);
  await expect(bar).toBeHidden();
  await expect(userMenu(page)).toContainText(name);
  await page.reload();
  await expect(page.getByRole("tab", { name: "Preferences" })).toBeVisible();
});

test("explains that a feature was never downloaded, and loads it on retry once there's a network", async ({
  page,
  context,
}) => {
  await signUp(page);
  await page.goto("/");
  await opensOffline(page);
  // As in a browser that never saw it: neither the worker nor the browser has it cached, and no page has run it.
  const forget = () =>
    page.evaluate(async () => {
      const cache = await caches.open("atrium-files-2");
      for (const { url } of await cache.keys()) if (url.includes("/mfe-marketplace/")) await cache.delete(url);
    });
  const devtools = await context.newCDPSession(page);
  await forget();
  await devtools.send("Network.clearBrowserCache");
  await context.setOffline(true);
  await page.goto("/");
  await forget();
  await goTo(page, "Marketplace");
  const failure = page.getByRole("alert").filter({ hasText: "Couldn't load Marketplace" });
  await expect(failure).toBeVisible();
  await expect(failure).toContainText("Couldn't reach the server");
  await context.setOffline(false);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
});

test("opens while the server is down, and resumes the session when it's back", async ({ page, product }) => {
  const { name } = await signUp(page);
  await page.goto("/");
  await opensOffline(page);
  await product.server.end("SIGTERM");
  try {
    await page.goto("/");
    await expect(page.getByRole("status").filter({ hasText: "Can't reach Atrium right now." })).toBeVisible();
    await expect(userMenu(page)).toContainText(name);
  } finally {
    await product.server.start();
  }
  await expect(page.getByRole("status").filter({ hasText: "Can't reach Atrium" })).toBeHidden({
    timeout: 20_000,
  });
  await expect(userMenu(page)).toContainText(name);
  expect(await page.evaluate(() => localStorage.getItem("atrium_auth_token"))).not.toBeNull();
});

test("caches nothing from the API and nobody's data", async ({ page }) => {
  await signUp(page);
  await page.goto("/chat");
  await opensOffline(page);
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.length).toBeGreaterThan(10);
  expect(kept.filter((path) => !/^\/$|^\/releases\/|^\/(favicon|manifest|apple-touch-icon)/.test(path))).toEqual([]);
});

test("a shell without a worker removes the worker from browsers that have one", async ({ page, product }) => {
  await page.goto("/");
  await opensOffline(page);
  const registryFile = join(product.releases, "registry.json");
  const written = await readFile(registryFile, "utf8");
  const registry = await readRegistry(product.releases);
  const active = activeVersion(registry, "shell") ?? "";
  const releaseFile = join(product.releases, "shell", active, "release.json");
  const released = await readFile(releaseFile, "utf8");
  const { "sw.js": _worker, ...files } = (JSON.parse(released) as Release).files;
  const without = JSON.stringify({ ...(JSON.parse(released) as Release), files });
  await writeFile(releaseFile, without);
  for (const release of registry.apps["shell"]?.releases ?? [])
    if (release.version === active) release.integrity = integrityOf(Buffer.from(without));
  await writeRegistry(product.releases, { ...registry, revision: registry.revision + 1 });

  await page.reload();
  const left = () =>
    page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      (await caches.keys()).length,
    ]);
  await expect.poll(left, { timeout: 20_000 }).toEqual([0, 0]);
  await writeFile(releaseFile, released);
  await writeFile(registryFile, written);
});

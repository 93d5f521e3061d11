import { type IncomingMessage, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { replyIsComplete, send } from "../harness/chat.ts";
import { goTo, signOut, signUp, signUpOnPage } from "../harness/person.ts";
import { type Product, startProduct } from "../harness/product.ts";
import { expect, test } from "../harness/test.ts";

// The error that a test throws in the page.
test.use({ expectedErrors: /marmalade/ });

/** The error service on loopback: accepts and records everything. */
async function startErrorService() {
  const taken: string[] = [];
  const read = async (request: IncomingMessage) => {
    let body = "";
    for await (const chunk of request) body += String(chunk);
    return body;
  };
  const server = createServer((request, response) => {
    void read(request).then((body) => {
      taken.push(body);
      response.end("{}");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  return { taken, origin: `http://127.0.0.1:${port}`, dsn: `http://key@127.0.0.1:${port}/42`, close };
}

/** Every request the page and its worker make to anything but the product and its features' origins. Requests to analytics are answered here. */
async function watchDepartures(page: Page, product: Product): Promise<string[]> {
  const origins = Object.values(product.origins).map(({ url }) => url);
  const own = new Set([product.url, ...origins].map((url) => new URL(url).host));
  const departed: string[] = [];
  page.context().on("request", (request) => {
    const { protocol, host } = new URL(request.url());
    if (/^https?:$/.test(protocol) && !own.has(host)) departed.push(request.url());
  });
  page.on("websocket", (socket) => {
    if (!own.has(new URL(socket.url()).host)) departed.push(socket.url());
  });
  await page.context().route("https://www.google-analytics.com/**", (route) => route.fulfill({ status: 204 }));
  return departed;
}

/** Uses the whole product, and causes an error in it. */
async function useEverything(page: Page): Promise<void> {
  await page.goto("/new");
  await send(page, "Lunch with marmalade@example.com tomorrow at noon");
  await replyIsComplete(page);
  await goTo(page, "Calendar");
  await expect(page.getByRole("grid")).toBeVisible();
  await goTo(page, "Marketplace");
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error("marmalade sam@example.com");
    }, 0);
  });
  await goTo(page, "Chat");
  await page.waitForLoadState("networkidle");
}

test("sends nothing in a whole session if no id is configured", async ({ page, product }) => {
  const departed = await watchDepartures(page, product);
  await page.goto("/");
  await page.goto("/terms");
  await signUpOnPage(page);
  await useEverything(page);
  await page.goto("/settings");
  await signOut(page);
  expect(departed).toEqual([]);
});

test("if the ids are configured, sends only what the user allows, from the moment they allow it, and scrubbed", async ({
  browser,
}) => {
  const errors = await startErrorService();
  const product = await startProduct({
    env: { ANALYTICS_ID: "G-TEST", SENTRY_DSN: errors.dsn },
    separateOrigins: true,
  });
  const page = await (await browser.newContext({ baseURL: product.url, locale: "en-US" })).newPage();
  try {
    const departed = await watchDepartures(page, product);
    await page.goto("/");
    await page.goto("/login");
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error("marmalade before sign-in");
      }, 0);
    });
    await page.waitForLoadState("networkidle");
    expect(departed, "before sign-in").toEqual([]);

    await signUp(page);
    await page.goto("/settings");
    const collection = page.getByRole("switch", { name: "Data collection" });
    await collection.uncheck();
    await expect(page.getByRole("switch", { name: "Analytics" })).toBeDisabled();
    await page.waitForLoadState("networkidle");
    departed.length = 0;
    errors.taken.length = 0;
    await useEverything(page);
    expect([departed, errors.taken], "without consent").toEqual([[], []]);

    await page.goto("/settings");
    await collection.check();
    await page.waitForLoadState("networkidle");
    await useEverything(page);
    await expect.poll(() => errors.taken.length).toBeGreaterThan(0);
    const analytics = departed.filter((url) => url.startsWith("https://www.google-analytics.com/g/collect?"));
    expect(analytics.length).toBeGreaterThan(0);
    expect(departed.filter((url) => !analytics.includes(url) && !url.startsWith(errors.origin))).toEqual([]);
    for (const url of analytics) {
      const query = new URL(url).searchParams;
      expect([query.get("ep.app_name"), query.get("ep.app_version")]).toEqual(["atrium-web", "1.0.0"]);
      expect(query.get("dl")).toBe(`${product.url}/`);
    }
    const everything = decodeURIComponent([...departed, ...errors.taken].join("\n"));
    expect(everything).not.toMatch(/marmalade|sam@|eyJ|\/chat\//);
    expect(errors.taken[0]).toContain('"release":"atrium-web@1.0.0"');
  } finally {
    await page.context().close();
    await product.stop();
    await errors.close();
  }
});

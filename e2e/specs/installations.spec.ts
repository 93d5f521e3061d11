import {
  beginStream,
  finishChunk,
  startScriptedEndpoint,
  textChunk,
  toolChunks,
} from "@atrium/server/testing/scripted-model";
import { startPostgresServer } from "@atrium/server/testing/postgres";
import { doTheMainJob, findItAll } from "../harness/main-job.ts";
import { type Product, startProduct } from "../harness/product.ts";
import { type Browser, expect, test } from "@playwright/test";

const started: Product[] = [];

async function installation(env: NodeJS.ProcessEnv): Promise<Product> {
  const product = await startProduct({ env, separateOrigins: true });
  started.push(product);
  return product;
}

test.afterEach(async () => {
  for (const product of started.splice(0)) await product.stop();
});

async function mainJobIn(browser: Browser, product: Product): Promise<void> {
  const context = await browser.newContext({ baseURL: product.url });
  const page = await context.newPage();
  const person = await doTheMainJob(page);
  await page.goto("about:blank");
  await product.server.end("SIGKILL");
  await product.server.start();
  await findItAll(page, person);
  await context.close();
}

test("the main job works on a PostgreSQL server as it does on the embedded database", async ({ browser }) => {
  const postgres = await startPostgresServer();
  try {
    await mainJobIn(browser, await installation({ DATABASE_URL: postgres.url }));
  } finally {
    await postgres.stop();
  }
});

test("the main job works with an OpenAI-compatible model that calls tools", async ({ browser }) => {
  const tomorrow = new Date(Date.now() + 24 * 3_600_000).toISOString().slice(0, 10);
  const model = await startScriptedEndpoint((response, { body }) => {
    beginStream(response);
    if (body.messages?.at(-1)?.role === "tool") {
      response.end(["Lunch with Sam ", "is in your ", "calendar."].map(textChunk).join("") + finishChunk());
      return;
    }
    response.end(
      toolChunks("create_event", { title: "Lunch with Sam", start: `${tomorrow}T12:00`, end: `${tomorrow}T13:00` }),
    );
  });
  try {
    await mainJobIn(
      browser,
      await installation({ OPENAI_BASE_URL: model.baseUrl, OPENAI_API_KEY: "test", ATRIUM_MODEL: "scripted" }),
    );
    expect(model.calls.length).toBeGreaterThanOrEqual(2);
    expect(model.calls[0]?.body.model).toBe("scripted");
  } finally {
    await model.close();
  }
});

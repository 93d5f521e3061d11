import { composer } from "../harness/chat.ts";
import { doTheMainJob, findItAll } from "../harness/main-job.ts";
import { signUp } from "../harness/person.ts";
import { expect, test } from "../harness/test.ts";

test("a new user does the main job, and finds everything after signing in again", async ({ page }) => {
  const person = await doTheMainJob(page);
  await findItAll(page, person);
});

test("a user finds everything after the server was killed and restarted", async ({ page, product }) => {
  const person = await doTheMainJob(page);
  await page.goto("about:blank");
  await product.server.end("SIGKILL");
  await product.server.start();
  await findItAll(page, person);
});

test("the composer keeps the text until the message is safe", async ({ page }) => {
  await signUp(page);
  await page.goto("/new");
  await composer(page).fill("Half a thought");
  await page.reload();
  await expect(composer(page)).toHaveValue("Half a thought");
});

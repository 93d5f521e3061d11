import { readFile } from "node:fs/promises";
import { beginStream, finishChunk, startScriptedEndpoint, textChunk } from "@atrium/server/testing/scripted-model";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../harness/accessible.ts";
import { composer, replies, replyIsComplete, send, thread } from "../harness/chat.ts";
import { newPerson, signUp } from "../harness/person.ts";
import { expect, test as base } from "../harness/test.ts";

const REPLY = `A **bold** word, \\(E = mc^2\\), [a link](https://example.com/) and <img src=x onerror=alert(1)>.

\`\`\`ts
const answer: number = 42;
\`\`\`

![a beacon](https://pictures.example/beacon.png?d=secret)

\`\`\`mermaid
flowchart LR
  A[Ask] --> B[Answer]
\`\`\`

the end`;

const test = base.extend({
  productEnv: [
    async ({}, provide) => {
      const model = await startScriptedEndpoint((response) => {
        beginStream(response);
        response.write(textChunk(REPLY));
        response.end(finishChunk());
      });
      await provide({ OPENAI_BASE_URL: model.baseUrl, OPENAI_API_KEY: "test", ATRIUM_MODEL: "scripted" });
      await model.close();
    },
    { scope: "worker" },
  ],
});

// A link that was revoked is a 404.
test.use({ expectedErrors: /status of 404/ });

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };
const TITLE = `<b>Hello</b> & "friends"`;

const menu = (page: Page) => page.locator("header").getByRole("button", { name: /^Actions for/ });
/** The diagram is drawn last, as a picture. */
const isDrawn = (page: Page) => expect(page.getByRole("article").locator("img").first()).toBeVisible();
const shareDialog = (page: Page) => page.getByRole("dialog", { name: "Share conversation" });

test("a conversation is shared by a link, read by a stranger, continued as an own copy, and not shared any more", async ({
  page,
  context,
  browser,
  product,
}, info) => {
  const shot = (on: Page, name: string) => on.screenshot({ path: info.outputPath(`${name}.png`) });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signUp(page, newPerson("Olivia Secretname"));
  await page.goto("/new");
  await page.locator('input[type="file"]').setInputFiles({
    name: "notes.txt",
    mimeType: "text/plain",
    buffer: Buffer.from("the notes"),
  });
  await expect(page.getByRole("button", { name: "Send message" })).toBeEnabled();
  await send(page, TITLE);
  await expect(replies(page).last()).toContainText("the end");
  await replyIsComplete(page);

  await menu(page).click();
  await page.getByRole("menuitem", { name: "Share…" }).click();
  const dialog = shareDialog(page);
  await expect(dialog.getByRole("checkbox", { name: /^Include attachments/ })).not.toBeChecked();
  await shot(page, "dialog-not-shared");
  await dialog.getByRole("button", { name: "Create link" }).press("Enter");
  await expect(dialog.getByRole("button", { name: "Copy link" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("button", { name: "Copied" })).toBeVisible();
  await expectAccessible(page);
  await shot(page, "dialog-shared");
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(new RegExp(`^${product.url}/share/[\\w-]{32}$`));

  // A stranger, signed out.
  const strange = await browser.newContext({ baseURL: product.url, viewport: DESKTOP, locale: "en-US" });
  const stranger = await strange.newPage();
  const elsewhere: string[] = [];
  stranger.on("request", (request) => {
    if (new URL(request.url()).hostname.endsWith(".example")) elsewhere.push(request.url());
  });
  const opened = await stranger.goto(link);
  expect(opened?.status()).toBe(200);
  expect(opened?.headers()).toMatchObject({
    "x-robots-tag": "noindex, nofollow, noarchive",
    "referrer-policy": "no-referrer",
    "cache-control": "no-store",
  });
  expect(await opened?.text()).not.toContain("friends");
  await expect(stranger.getByRole("heading", { level: 1, name: TITLE })).toBeVisible();
  await expect(stranger).toHaveTitle(`${TITLE} · Atrium`);
  await expect(stranger.getByText("Attachment (not shared)")).toBeVisible();
  await expect(stranger.getByText("notes.txt")).toHaveCount(0);
  const reply = stranger.getByRole("article", { name: "Atrium" });
  await expect(reply.locator("strong")).toHaveText("bold");
  await expect(reply.locator(".katex").first()).toBeVisible();
  await expect(reply.getByText("const answer")).toBeVisible();
  await expect(reply.getByRole("link", { name: "a link" })).toHaveAttribute("target", "_blank");
  await expect(reply.locator('img[src="x"], img[src^="https:"]')).toHaveCount(0);
  await expect(stranger.getByText(/Secretname|secretname/)).toHaveCount(0);
  await expect(stranger.getByRole("textbox")).toHaveCount(0);
  expect(elsewhere).toEqual([]);
  await isDrawn(stranger);
  await shot(stranger, "stranger-light");
  await expectAccessible(stranger);
  await stranger.emulateMedia({ colorScheme: "dark" });
  await stranger.setViewportSize(PHONE);
  await expectAccessible(stranger);
  await shot(stranger, "stranger-phone-dark");
  await stranger.evaluate(() => localStorage.setItem("atrium_language", "de"));
  await stranger.reload();
  await expect(stranger.getByText("Geteilte Unterhaltung", { exact: true }).first()).toBeVisible();
  await expect(stranger.getByRole("button", { name: "Diese Unterhaltung fortsetzen" })).toBeVisible();
  await isDrawn(stranger);
  await shot(stranger, "stranger-phone-german");
  await stranger.evaluate(() => localStorage.setItem("atrium_language", "en"));
  await stranger.reload();

  // With attachments, which takes nothing more than a click.
  await dialog.getByRole("checkbox", { name: /^Include attachments/ }).check();
  await expect(dialog.getByRole("checkbox", { name: /^Include attachments/ })).toBeEnabled();
  await stranger.reload();
  const file = stranger.getByRole("link", { name: "notes.txt" });
  await expect(file).toHaveAttribute("href", /^\/api\/shared\//);

  // Their own copy, by signing up on the way.
  await stranger.getByRole("button", { name: "Continue this conversation" }).click();
  await stranger
    .getByRole("link", { name: /sign up|create an account/i })
    .first()
    .click();
  const reader = newPerson("Sam Reader");
  await stranger.getByLabel("Full Name").fill(reader.name);
  await stranger.getByLabel("Email").fill(reader.email);
  await stranger.getByLabel("Password", { exact: true }).fill(reader.password);
  await stranger.getByLabel("Confirm Password").fill(reader.password);
  await stranger.getByRole("checkbox", { name: "I agree to the Terms of Service and Privacy Policy" }).check();
  await stranger.getByRole("button", { name: "Create Account" }).click();
  await expect(stranger).toHaveURL(/\/chat\/[\w-]{36}$/);
  await expect(thread(stranger)).toContainText("the end");
  await expect(composer(stranger)).toBeVisible();
  await shot(stranger, "own-copy-phone-dark");
  const copied = stranger.url();

  // Back, a reload and a second click don't make another one.
  await stranger.goto(link);
  await stranger.reload();
  await stranger.getByRole("button", { name: "Continue this conversation" }).dblclick();
  await expect(stranger).toHaveURL(copied);
  await send(stranger, "go on");
  await expect(replies(stranger)).toHaveCount(2);
  await stranger.goto("/chat");
  await expect(stranger.getByRole("link", { name: /friends/ })).toHaveCount(1);

  // All links, and the end of this one.
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
  await page.goto("/chat");
  await page.getByRole("button", { name: "More options" }).click();
  await page.getByRole("menuitem", { name: "Shared links" }).click();
  const links = page.getByRole("dialog", { name: "Shared links" });
  await expect(links.getByRole("link", { name: /friends/ })).toBeVisible();
  await expectAccessible(page);
  await shot(page, "shared-links");
  await links.getByRole("button", { name: `Stop sharing ${TITLE}` }).click();
  await page
    .getByRole("dialog", { name: "Stop sharing this conversation?" })
    .getByRole("button", { name: "Stop sharing" })
    .click();
  await expect(links.getByText("You haven't shared any conversations")).toBeVisible();

  const gone = await stranger.goto(link);
  expect(gone?.status()).toBe(404);
  await expect(
    stranger.getByRole("heading", { level: 1, name: "This conversation isn't shared anymore" }),
  ).toBeVisible();
  await expectAccessible(stranger);
  await shot(stranger, "gone-phone-dark");
  await stranger.setViewportSize(DESKTOP);
  await stranger.emulateMedia({ colorScheme: "light" });
  const malformed = await stranger.goto("/share/not.a-link");
  expect(malformed?.status()).toBe(404);
  await expect(
    stranger.getByRole("heading", { level: 1, name: "This conversation isn't shared anymore" }),
  ).toBeVisible();
  await shot(stranger, "gone-light");
  await stranger.goto(copied);
  await expect(thread(stranger)).toContainText("the end");
  await strange.close();
  const log = await readFile(product.server.logFile, "utf8");
  expect(log).toContain("/api/shared/…");
  expect(log).not.toContain(link.slice(-32));
});

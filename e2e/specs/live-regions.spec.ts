import { recordAnnouncements } from "../harness/announcements.ts";
import { replies, replyIsComplete, send } from "../harness/chat.ts";
import { goTo, signUp } from "../harness/person.ts";
import { expect, test } from "../harness/test.ts";

test("a reply is announced when it begins and when it's complete, never piece by piece", async ({ page }) => {
  const announcements = await recordAnnouncements(page);
  await signUp(page);
  await page.goto("/new");
  await send(page, "What can you do for me?");
  await expect(replies(page)).toHaveCount(1);
  await replyIsComplete(page);
  await expect(page.getByRole("status").filter({ hasText: "Response complete" })).toBeAttached();

  const heard = await announcements();
  const reply = (await replies(page).last().innerText()).slice(0, 40);
  expect(heard.filter(({ text }) => text.includes(reply))).toEqual([]);
  for (const region of new Set(heard.map((announcement) => announcement.region))) {
    const texts = heard.filter((announcement) => announcement.region === region).map(({ text }) => text);
    const growing = texts.filter((text, index) => index > 0 && text.startsWith(texts[index - 1] ?? text));
    expect(growing, "a live region holds growing text").toEqual([]);
  }
  const ofReply = heard.filter(({ text }) => text === "Atrium is responding" || text === "Response complete");
  expect(ofReply.map(({ text }) => text)).toEqual(["Atrium is responding", "Response complete"]);
});

test("another page is announced once, by its name", async ({ page }) => {
  const announcements = await recordAnnouncements(page);
  await signUp(page);
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await goTo(page, "Marketplace");
  await expect(page.getByRole("heading", { level: 1, name: "Marketplace" })).toBeVisible();
  const named = () => announcements().then((all) => all.filter(({ text }) => /^Marketplace\b/.test(text)));
  await expect.poll(async () => (await named()).length).toBe(1);
  expect((await named())[0]).toMatchObject({ politeness: "polite" });
});

test("failures are announced at once, successes politely", async ({ page }) => {
  const announcements = await recordAnnouncements(page);
  await page.goto("/login");
  await page.route(/\/api\/auth\/login$/, (route) =>
    route.fulfill({ status: 200, contentType: "application/json", body: "{}" }),
  );
  await page.getByLabel("Email").fill("sam@example.com");
  await page.getByLabel("Password", { exact: true }).fill("something long");
  await page.getByRole("button", { name: "Sign In with Email" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Login failed" })).toBeVisible();
  expect(await announcements()).toContainEqual(
    expect.objectContaining({ politeness: "assertive", text: expect.stringContaining("Login failed") }),
  );
});

import { type Locator, type Page, expect } from "@playwright/test";
import { atRest } from "../harness/at-rest.ts";
import { composer, thread } from "../harness/chat.ts";
import { serveLongThread } from "../harness/long-thread.ts";
import { goTo, signOut, signUp } from "../harness/person.ts";
import { callAsPerson } from "../harness/stored.ts";
import { test } from "../harness/test.ts";

const SIZES = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
};
const TURNS = 60;

const question = (page: Page, number: number) => thread(page).getByText(`Question ${number}:`);
const topOf = async (page: Page, number: number) => {
  const [message, view] = [await question(page, number).boundingBox(), await thread(page).boundingBox()];
  if (!message || !view) throw new Error(`Question ${number} isn't there`);
  return message.y - view.y;
};
/** How far below the top of the thread the text of a message starts after a jump to it. Pixels. */
const ON_TOP = 28;
/** The number of the question that a jump has put at the top. */
async function lastAtTop(page: Page): Promise<number> {
  const atTop = () =>
    thread(page)
      .getByText(/^Question \d+:/)
      .evaluateAll((texts, top) => {
        const view = document.querySelector("[role=log]")?.getBoundingClientRect().top ?? 0;
        const found = texts.find((text) => Math.abs(text.getBoundingClientRect().top - view - top) <= 2);
        return Number(/\d+/.exec(found?.textContent ?? "")?.[0]);
      }, ON_TOP);
  await expect.poll(atTop).toBeGreaterThan(0);
  return atTop();
}
const isAt = (page: Page, number: number, top: number) =>
  expect.poll(async () => Math.abs((await topOf(page, number)) - top)).toBeLessThanOrEqual(2);

/** Scrolls up with the wheel until a question is near the top of the thread. */
async function scrollTo(page: Page, number: number): Promise<number> {
  await thread(page).hover();
  const isNear = async () => (await question(page, number).count()) > 0 && (await topOf(page, number)) > 0;
  await expect
    .poll(
      async () => {
        if (await isNear()) return true;
        await page.mouse.wheel(0, -500);
        return false;
      },
      { intervals: [50], timeout: 30_000 },
    )
    .toBe(true);
  const top = await atRest(() => topOf(page, number));
  await expect(thread(page)).not.toHaveAttribute("data-scrolling", "true");
  return top;
}

/** How many colors there are beside a button. One, if no text is. */
async function colorsBeside(page: Page, button: Locator): Promise<number> {
  const box = await button.boundingBox();
  if (!box) throw new Error("The button isn't there");
  const clip = { x: box.x - 60, y: box.y, width: 50, height: box.height };
  const picture = (await page.screenshot({ clip })).toString("base64");
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
    if (!context) throw new Error("No canvas");
    context.drawImage(bitmap, 0, 0);
    return new Set(new Uint32Array(context.getImageData(0, 0, bitmap.width, bitmap.height).data.buffer)).size;
  }, picture);
}

for (const [name, viewport] of Object.entries(SIZES)) {
  test.describe(name, () => {
    test.use({ viewport, colorScheme: name === "phone" ? "dark" : "light" });

    test("keys and buttons go from one own message to the next", async ({ page }, info) => {
      await signUp(page);
      await page.goto(await serveLongThread(page, TURNS));
      await expect(question(page, TURNS)).toBeInViewport();
      await composer(page).focus();
      await page.keyboard.press("Alt+ArrowUp");
      const first = await lastAtTop(page);
      await page.keyboard.press("Alt+ArrowUp");
      await isAt(page, first - 1, ON_TOP);
      await expect(composer(page)).toBeFocused();
      const jumps = page.getByRole("group", { name: "Your messages" });
      await jumps.getByRole("button", { name: "Go to your previous message" }).click();
      await isAt(page, first - 2, ON_TOP);
      await jumps.getByRole("button", { name: "Go to your next message" }).click();
      await isAt(page, first - 1, ON_TOP);
      await page.screenshot({ path: info.outputPath("jumps.png") });

      await thread(page).focus();
      await page.keyboard.press("?");
      const sheet = page.getByRole("dialog", { name: "Keyboard shortcuts" });
      await expect(sheet.getByText("Previous message of mine")).toBeVisible();
      await page.screenshot({ path: info.outputPath("sheet.png") });
      await page.keyboard.press("Escape");
      await expect(sheet).toBeHidden();
      await page.keyboard.press("Control+k");
      await page.getByRole("combobox", { name: "Command palette" }).fill("next message of mine");
      await page.keyboard.press("Enter");
      await isAt(page, first, ON_TOP);
    });

    test("a conversation opens where the person left it, in every tab, until they sign out", async ({ page }, info) => {
      await signUp(page);
      const path = await serveLongThread(page, TURNS);
      await page.goto(path);
      await expect(question(page, TURNS)).toBeInViewport();
      const top = await scrollTo(page, 6);

      await page.reload();
      await expect(question(page, 6)).toBeVisible();
      await isAt(page, 6, top);

      await page.goto("/calendar");
      await page.goBack();
      await isAt(page, 6, top);

      const other = await page.context().newPage();
      await other.goto(path);
      await expect(question(other, 6)).toBeVisible();
      await isAt(other, 6, top);
      await other.close();

      expect(await colorsBeside(page, page.getByRole("button", { name: "Jump to latest" }))).toBe(1);
      await page.screenshot({ path: info.outputPath("jump.png") });
      await page.getByRole("button", { name: "Jump to latest" }).click();
      await expect(question(page, TURNS)).toBeInViewport();
      await expect(page.getByRole("button", { name: "Jump to latest" })).toBeHidden();
      await page.reload();
      await expect(question(page, TURNS)).toBeInViewport();

      await scrollTo(page, 20);
      const places = () =>
        page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("reading_places")));
      await expect.poll(places).toHaveLength(1);
      if (name === "phone") await page.getByRole("button", { name: "Open menu" }).click();
      await goTo(page, "Calendar");
      if (name === "phone") await page.getByRole("button", { name: "Open menu" }).click();
      await signOut(page);
      expect(await places()).toEqual([]);
    });
  });
}

for (const [name, viewport] of Object.entries(SIZES)) {
  test(`a message that was found stays in view when a diagram above it is drawn, on a ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await signUp(page);
    const createdAt = "2026-01-01T12:00:00.000Z";
    const diagram = "```mermaid\ngraph TD\n  A --> B\n  B --> C\n  C --> D\n  D --> E\n```";
    const texts = Array.from({ length: 40 }, (_, at) => (at === 33 ? diagram : `Message ${at}`));
    const messages = texts.map((text, at) => ({
      id: `m${at}`,
      parent: at === 0 ? null : `m${at - 1}`,
      role: at % 2 === 0 ? "user" : "assistant",
      createdAt,
      status: "complete",
      text,
    }));
    const conversation = { source: "diagram", title: "Diagram", createdAt, updatedAt: createdAt, messages };
    await callAsPerson(page, "POST", "/api/chat/import", { conversations: [conversation] });
    const list = (await callAsPerson(page, "GET", "/api/chat/history")).body as { conversations: { id: string }[] };
    const id = list.conversations[0]?.id;
    const found = (await callAsPerson(page, "GET", `/api/chat/history?conversation_id=${id}`)).body as {
      messages: { id: string }[];
    };
    await page.goto(`/chat/${id}?message=${found.messages[34]?.id}`);
    const hit = thread(page).getByText("Message 34", { exact: true });
    const place = async () => Math.round((await hit.boundingBox())?.y ?? 0);
    await expect(hit).toBeInViewport();
    const before = await place();
    await expect(thread(page).getByRole("img", { name: "Diagram" })).toHaveCount(1);
    await atRest(place);
    expect(Math.abs((await place()) - before)).toBeLessThanOrEqual(2);
    await expect(hit).toBeInViewport();
  });
}

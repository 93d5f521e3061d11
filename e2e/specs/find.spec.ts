import { type Page, type Route, expect } from "@playwright/test";
import { composer, send, thread } from "../harness/chat.ts";
import { serveLongThread } from "../harness/long-thread.ts";
import { signUp } from "../harness/person.ts";
import { test } from "../harness/test.ts";

const SIZES = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
};
const TURNS = 150;

const bar = (page: Page) => page.getByRole("search", { name: "Find in conversation" });
const field = (page: Page) => page.getByRole("textbox", { name: "Find in conversation" });
const isTold = (page: Page, text: string) => expect(bar(page).getByRole("status")).toHaveText(text);
/** The texts that are highlighted, in the current message and in others. */
const highlighted = (page: Page) =>
  page.evaluate(() =>
    ["atrium-found-current", "atrium-found"].map((name) =>
      [...(CSS.highlights.get(name) ?? [])].map((range) => (range as Range).toString()),
    ),
  );

/** Whether the current passage can be seen in such an element. */
const isCurrentShownIn = (page: Page, selector: string) =>
  page.evaluate((within) => {
    const [range] = CSS.highlights.get("atrium-found-current") ?? [];
    if (!(range instanceof Range)) return false;
    const { left, right, top, bottom } = range.getBoundingClientRect();
    return document.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.closest(within) != null;
  }, selector);

for (const [name, viewport] of Object.entries(SIZES)) {
  test.describe(name, () => {
    test.use({
      viewport,
      colorScheme: name === "phone" ? "dark" : "light",
      expectedErrors: /net::ERR_(?:INTERNET_DISCONNECTED|FAILED)/,
    });

    test("text is found in all messages, and each is shown", async ({ page }, info) => {
      await signUp(page);
      const path = await serveLongThread(page, TURNS);
      await page.goto(path);
      await expect(thread(page).getByText(`Question ${TURNS}:`)).toBeInViewport();
      if (name === "desktop") {
        await composer(page).focus();
        await page.keyboard.press("Control+f");
      } else {
        await page.getByRole("button", { name: "Actions for Questions" }).click();
        await page.getByRole("menuitem", { name: "Find in conversation" }).click();
      }
      await expect(field(page)).toBeFocused();
      await field(page).fill("QUESTION 3");
      await isTold(page, "11 of 11");
      await expect(thread(page).getByText("Question 39:")).toBeInViewport();
      await expect.poll(() => highlighted(page).then(([current]) => current)).toEqual(["Question 3"]);
      await page.screenshot({ path: info.outputPath("found.png") });
      await page.keyboard.press("Enter");
      await isTold(page, "1 of 11");
      await expect(thread(page).getByText("Question 3:")).toBeInViewport();
      const place = () => thread(page).getByText("Question 3:").boundingBox();
      const before = await place();
      await bar(page).getByRole("button", { name: "Next result" }).click();
      await isTold(page, "2 of 11");
      await expect(thread(page).getByText("Question 30:")).toBeInViewport();
      await bar(page).getByRole("button", { name: "Previous result" }).click();
      await isTold(page, "1 of 11");
      await expect.poll(async () => Math.abs(((await place())?.y ?? 0) - (before?.y ?? 0))).toBeLessThanOrEqual(2);

      await field(page).fill("nowhere");
      await isTold(page, "No results");
      await page.screenshot({ path: info.outputPath("none.png") });
      await page.keyboard.press("Escape");
      await expect(bar(page)).toBeHidden();
      if (name === "desktop") await expect(composer(page)).toBeFocused();
      else await expect(page.getByRole("button", { name: "Actions for Questions" })).toBeFocused();
      expect(await highlighted(page)).toEqual([[], []]);

      await page.keyboard.press("Control+k");
      await page.getByRole("combobox", { name: "Command palette" }).fill("find in conversation");
      await page.keyboard.press("Enter");
      await expect(field(page)).toBeFocused();
      await page.keyboard.press("Escape");
    });

    test("what's found in a folded code unfolds it", async ({ page }, info) => {
      await signUp(page);
      await page.goto(await serveLongThread(page, TURNS, TURNS - 5));
      await expect(thread(page).getByText(`Question ${TURNS}:`)).toBeInViewport();
      await page.keyboard.press("Control+f");
      await field(page).fill("line77");
      await isTold(page, "1 of 1");
      await expect(thread(page).getByRole("button", { name: "Show less" })).toBeAttached();
      await expect.poll(() => highlighted(page).then(([current]) => current)).toEqual(["line77"]);
      await expect.poll(() => isCurrentShownIn(page, "pre")).toBe(true);
      await page.screenshot({ path: info.outputPath("unfolded.png") });
    });

    test("what's found far down in the folded code of the last message is in view", async ({ page }) => {
      await signUp(page);
      await page.goto(await serveLongThread(page, TURNS, TURNS));
      await expect(thread(page).getByRole("button", { name: "Show all 90 lines" })).toBeVisible();
      await page.keyboard.press("Control+f");
      await field(page).fill("line89");
      await isTold(page, "1 of 1");
      await expect.poll(() => highlighted(page).then(([current]) => current)).toEqual(["line89"]);
      await expect.poll(() => isCurrentShownIn(page, "pre")).toBe(true);
    });

    test("what a search found in a folded code of a long reply is in view and marked", async ({ page }, info) => {
      await signUp(page);
      await serveLongThread(page, TURNS, TURNS - 40);
      await page.goto("/calendar");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.keyboard.press("Control+Shift+f");
      await page.getByRole("combobox", { name: "Search chats" }).fill("line77");
      await page.getByRole("group", { name: "Messages" }).getByRole("option").click();
      await expect(page).toHaveURL(/\?message=[0-9a-f-]+$/);
      await expect.poll(() => highlighted(page)).toEqual([["line77"], []]);
      await expect(thread(page).getByRole("button", { name: "Show less" })).toBeAttached();
      await expect.poll(() => isCurrentShownIn(page, "pre")).toBe(true);
      await page.screenshot({ path: info.outputPath("searched.png") });
      await page.reload();
      await expect.poll(() => isCurrentShownIn(page, "pre")).toBe(true);
      await page.keyboard.press("Control+f");
      await expect(field(page)).toBeFocused();
      expect(await highlighted(page)).toEqual([[], []]);
    });

    test("the count grows with a reply, and offline what's loaded is searched", async ({ page, context }, info) => {
      await signUp(page);
      await page.goto("/new");
      await send(page, "hello mango");
      await expect(page).toHaveURL(/\/chat\/[0-9a-f-]{36}$/);
      await page.keyboard.press("Control+f");
      await field(page).fill("mango");
      await isTold(page, "1 of 1");
      await composer(page).fill("another mango");
      await composer(page).press("Enter");
      await expect(bar(page).getByText("of 2")).toBeVisible();

      await page.goto(await serveLongThread(page, TURNS));
      await expect(thread(page).getByText(`Question ${TURNS}:`)).toBeInViewport();
      await page.keyboard.press("Control+f");
      await expect(field(page)).toBeFocused();
      // A call that a test answers is answered offline, too, and would count as a sign of the server.
      const lose = (route: Route) => route.abort("internetdisconnected");
      await page.route("**/api/**", lose);
      await context.setOffline(true);
      await expect(page.getByText("You're offline.").first()).toBeVisible();
      await field(page).fill("question 13");
      await isTold(page, "10 of 10. You're offline. Only messages loaded on this device are searched.");
      await page.screenshot({ path: info.outputPath("offline.png") });
      await page.unroute("**/api/**", lose);
      await context.setOffline(false);
      await isTold(page, "11 of 11");
    });
  });
}

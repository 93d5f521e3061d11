import { expectAccessible } from "../harness/accessible.ts";
import { replies, replyIsComplete, send } from "../harness/chat.ts";
import { signUp, userMenu } from "../harness/person.ts";
import { expect, test } from "../harness/test.ts";

const PUBLIC = ["/", "/login", "/signup", "/terms", "/privacy", "/changelog", "/nowhere"];
const SIGNED_IN = [
  "/",
  "/new",
  "/chat",
  "/calendar",
  "/marketplace",
  "/marketplace/visits",
  "/settings",
  "/settings?tab=security",
  "/settings?tab=integrations",
  "/changelog",
  "/nowhere",
];
/** What opens over the page, with the keys that open it. */
const OVERLAYS = { "the command palette": "Control+k", "the search": "/", "the sheet of shortcuts": "?" };
const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

// The browser logs that there's nothing at that URL.
test.use({ expectedErrors: /\/nowhere/ });

for (const colorScheme of ["light", "dark"] as const) {
  for (const viewport of SIZES) {
    test.describe(`${colorScheme}, ${viewport.width} x ${viewport.height}`, () => {
      test.use({ colorScheme, viewport });

      test("every screen is accessible and as wide as the window", async ({ page }) => {
        test.setTimeout(180_000);
        const check = async (path: string) => {
          await page.goto(path);
          await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
          await page.waitForLoadState("networkidle");
          await expectAccessible(page, path);
        };

        for (const path of PUBLIC) await check(path);
        await signUp(page);
        await page.goto("/new");
        await send(page, "Lunch with Sam tomorrow at noon");
        await expect(replies(page).last().getByRole("link").first()).toBeVisible();
        await replyIsComplete(page);
        await expectAccessible(page, "a conversation");
        for (const path of SIGNED_IN) await check(path);

        await page.goto("/");
        await page.waitForLoadState("networkidle");
        for (const [name, keys] of Object.entries(OVERLAYS)) {
          await page.keyboard.press(keys);
          await expect(page.getByRole("dialog")).toBeVisible();
          await expectAccessible(page, name);
          await page.keyboard.press("Escape");
          await expect(page.getByRole("dialog")).toBeHidden();
        }
        await page.getByRole("button", { name: "Notifications" }).click();
        await expectAccessible(page, "the notification panel");
        await page.keyboard.press("Escape");
        if (viewport.width < 900) {
          await page.getByRole("button", { name: "Open menu" }).click();
          await expectAccessible(page, "the drawer");
        }
        await userMenu(page).click();
        await expectAccessible(page, "the user menu");
        await page.getByRole("menuitem", { name: "Feedback" }).click();
        await expectAccessible(page, "the feedback dialog");
      });
    });
  }
}

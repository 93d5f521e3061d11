import type { Locator, Page } from "@playwright/test";
import { AxeBuilder } from "@axe-core/playwright";
import { composer, thread } from "../harness/chat.ts";
import { opensOffline } from "../harness/offline.ts";
import { signUp } from "../harness/person.ts";
import { expect, test } from "../harness/test.ts";

const SIZES = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const;

const tray = (page: Page) => page.getByRole("list", { name: "Attached files" });
const sendButton = (page: Page) => page.getByRole("button", { name: "Send message" });
const input = (page: Page) => page.locator("input[type=file]");
const csv = { name: "prices.csv", mimeType: "text/csv", buffer: Buffer.from("name,price\ncoffee,4.20\ntea,3.10\n") };
const text = (name: string) => ({ name, mimeType: "text/plain", buffer: Buffer.from("Buy milk\nCall Sam\n") });

/** A picture of one color, made by the browser. */
async function picture(page: Page, name: string, color: string) {
  const base64 = await page.evaluate(async (fill) => {
    const canvas = new OffscreenCanvas(640, 400);
    const context = canvas.getContext("2d");
    if (!context) throw new Error("No canvas");
    context.fillStyle = fill;
    context.fillRect(0, 0, 640, 400);
    const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  }, color);
  return { name, mimeType: "image/png", buffer: Buffer.from(base64, "base64") };
}

async function give(target: Locator, event: "paste" | "drop" | "dragover", name: string) {
  await target.evaluate(
    (element, [type, file]) => {
      const data = new DataTransfer();
      data.items.add(new File(["Notes"], file, { type: "text/plain" }));
      const init = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        type === "paste"
          ? new ClipboardEvent(type, { ...init, clipboardData: data })
          : new DragEvent(type, { ...init, dataTransfer: data }),
      );
    },
    [event, name] as const,
  );
}

async function expectSound(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket|Network|Failed to fetch/ });

for (const [device, viewport] of Object.entries(SIZES)) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });

    test("files are chosen, pasted and dropped anywhere, refused one by one, and sent without a text", async ({
      page,
    }, info) => {
      await signUp(page);
      await page.goto("/new");
      await expect(sendButton(page)).toBeDisabled();
      const drawing = { name: "drawing.svg", mimeType: "image/svg+xml", buffer: Buffer.from("<svg/>") };
      const photo = await picture(page, "holiday.png", "#3b6ea5");
      await input(page).setInputFiles([drawing, photo, csv]);
      const refused = page.getByRole("list", { name: "Files that couldn’t be attached" });
      await expect(refused).toContainText("drawing.svg · Invalid file type. Please select a supported file.");
      await expect(tray(page).getByRole("listitem")).toHaveCount(2);
      const shown = tray(page).locator("img");
      await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640);
      await expectSound(page);
      await page.screenshot({ path: info.outputPath("tray.png") });
      await refused.getByRole("button", { name: "Dismiss drawing.svg" }).click();
      await expect(refused).toBeHidden();

      await give(composer(page), "paste", "pasted.txt");
      await expect(tray(page)).toContainText("pasted.txt");
      await give(page.locator("body"), "dragover", "dragged.txt");
      await expect(page.getByText("Drop files to attach them")).toBeVisible();
      await page.screenshot({ path: info.outputPath("drop.png") });
      await give(page.locator("body"), "drop", "dragged.txt");
      await expect(page.getByText("Drop files to attach them")).toBeHidden();
      await expect(tray(page)).toContainText("dragged.txt");

      await expect(sendButton(page)).not.toHaveAttribute("aria-disabled", "true");
      await sendButton(page).click();
      await expect(tray(page)).toBeHidden();
      await expect(thread(page).getByRole("img", { name: "holiday.png" })).toBeVisible();
      await expect(thread(page)).toContainText("Your 4 files are in this conversation");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^holiday\.png, prices\.csv/);
    });

    test("an upload shows its progress, waits while offline, goes on by itself, and outlives the page", async ({
      page,
      context,
    }, info) => {
      await signUp(page);
      await page.goto("/new");
      const network = await context.newCDPSession(page);
      const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 150_000 };
      await network.send("Network.enable");
      await network.send("Network.emulateNetworkConditions", slow);
      const large = { name: "log.txt", mimeType: "text/plain", buffer: Buffer.alloc(1_500_000, "a line of a log\n") };
      await input(page).setInputFiles(large);
      const bar = page.getByRole("progressbar", { name: "Uploading log.txt" });
      await expect.poll(async () => Number(await bar.getAttribute("aria-valuenow"))).toBeGreaterThan(5);
      await expect(sendButton(page)).toHaveAccessibleDescription("Uploading 1 file…");
      await page.screenshot({ path: info.outputPath("progress.png") });

      await page.reload();
      await expect(tray(page)).toContainText("log.txt");
      await network.send("Network.emulateNetworkConditions", { ...slow, uploadThroughput: -1 });
      await expect(tray(page)).toContainText("1.5 MB");
      await expect(sendButton(page)).not.toHaveAttribute("aria-disabled", "true", { timeout: 30_000 });

      await opensOffline(page);
      await context.setOffline(true);
      await input(page).setInputFiles(text("offline.txt"));
      await expect(tray(page)).toContainText("Waiting for a connection");
      await expect(sendButton(page)).toHaveAccessibleDescription("We’ll upload 1 file when you’re back online");
      await page.screenshot({ path: info.outputPath("offline.png") });
      await context.setOffline(false);
      await expect(tray(page)).not.toContainText("Waiting for a connection");
      await expect(sendButton(page)).not.toHaveAttribute("aria-disabled", "true");

      const uploads: string[] = [];
      page.on("request", (request) => request.method() === "PUT" && uploads.push(request.url()));
      await page.reload();
      await expect(tray(page).getByRole("listitem")).toHaveCount(2);
      await composer(page).fill("Both files");
      await composer(page).press("Enter");
      await expect(thread(page)).toContainText("offline.txt");
      expect(uploads).toEqual([]);
      await page.goto("/new");
      await expect(composer(page)).toBeVisible();
      await expect(tray(page)).toBeHidden();
    });
  });
}

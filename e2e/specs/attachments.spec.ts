import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "../harness/accessible.ts";
import { composer, replyIsComplete, thread } from "../harness/chat.ts";
import { opensOffline } from "../harness/offline.ts";
import { pdf } from "../harness/pdf.ts";
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

/** Opens a sent picture over the window, zooms it, moves it, and closes it with Escape and with Back. */
async function expectLightbox(page: Page, name: string, screenshot: string) {
  const small = thread(page).getByRole("link", { name });
  await expect(small).toHaveAttribute("aria-haspopup", "dialog");
  await small.focus();
  await page.keyboard.press("Enter");
  const lightbox = page.getByRole("dialog", { name });
  const picture = lightbox.getByRole("img", { name });
  const fitting = await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.clientWidth));
  expect(fitting).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  await expectAccessible(page);
  await page.screenshot({ path: screenshot });
  for (let step = 0; step < 4; step += 1) await page.keyboard.press("+");
  await expect.poll(() => picture.evaluate((image) => image.clientWidth)).toBe(fitting * 4);
  const scrolled = () => picture.evaluate(({ parentElement }) => parentElement?.scrollLeft ?? 0);
  const before = await scrolled();
  expect(before, "it's zoomed around its middle").toBeGreaterThan(0);
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await page.mouse.move(width / 2, height / 2);
  await page.mouse.down();
  await page.mouse.move(width / 2 - 60, height / 2, { steps: 3 });
  await page.mouse.up();
  expect(await scrolled()).toBe(before + 60);
  await page.keyboard.press("0");
  await expect.poll(() => picture.evaluate((image) => image.clientWidth)).toBe(fitting);
  await page.keyboard.press("Escape");
  await expect(lightbox).toBeHidden();
  await expect(small).toBeFocused();
  const path = page.url();
  await small.click();
  await expect(picture).toBeVisible();
  await page.goBack();
  await expect(lightbox).toBeHidden();
  expect(page.url()).toBe(path);
}

const price = (row: number) =>
  `"Item ${row}, ${row % 7 === 0 ? "with a name that goes on and on, and on, and on" : "large"}",${row}.50`;
/** The files of which a message shows what they begin with. */
const previewed = [
  {
    name: "all prices.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(["name,price", ...Array.from({ length: 3_000 }, (_, row) => price(row))].join("\r\n")),
  },
  {
    name: "notes.md",
    mimeType: "text/markdown",
    buffer: Buffer.from(
      `# Notes\n\n<img src=x onerror=alert(1)>\n\n${"A line of the notes.\n".repeat(2_000)}The end.\n`,
    ),
  },
  {
    name: "café.csv",
    mimeType: "text/csv",
    // In Windows-1252, as Excel saves tables in western Europe.
    buffer: Buffer.concat([Buffer.from("nom;prix\r\nCafé crème;3,50 ", "latin1"), Buffer.from([0x80])]),
  },
  { name: "one line.txt", mimeType: "text/plain", buffer: Buffer.alloc(5_000_000, "words without an end ") },
];

/** Opens a preview, which shows the file over the window. */
async function openPreview(page: Page, name: string) {
  await thread(page)
    .getByRole("button", { name: `Preview ${name}` })
    .press("Enter");
  const dialog = page.getByRole("dialog", { name });
  await expect(dialog.getByRole("region", { name })).toBeVisible();
  return dialog;
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
      await expectAccessible(page);
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
      await expectLightbox(page, "holiday.png", info.outputPath("lightbox.png"));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^holiday\.png, prices\.csv/);
    });

    test("a sent message's files are taken out and added when it's edited, also after a reload", async ({
      page,
    }, info) => {
      await signUp(page);
      await page.goto("/new");
      await input(page).setInputFiles([await picture(page, "holiday.png", "#3b6ea5"), csv]);
      await expect(sendButton(page)).not.toHaveAttribute("aria-disabled", "true");
      await sendButton(page).click();
      await expect(thread(page)).toContainText("Your 2 files are in this conversation");
      await replyIsComplete(page);
      const own = thread(page).getByRole("article", { name: "You", exact: true });
      await own.hover();
      await own.getByRole("button", { name: "Edit message" }).click();
      await tray(page).getByRole("button", { name: "Remove prices.csv" }).click();
      await own.locator("input[type=file]").setInputFiles(text("list.txt"));
      await expect(tray(page).getByRole("listitem")).toHaveText([/holiday\.png/, /list\.txt/]);
      await expect(own.getByRole("button", { name: "Send" })).toBeEnabled();
      await page.reload();
      await expect(tray(page).getByRole("listitem")).toHaveText([/holiday\.png/, /list\.txt/]);
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        await expectAccessible(page);
        await page.screenshot({ path: info.outputPath(`edit-${colorScheme}.png`) });
      }
      await own.getByRole("button", { name: "Send" }).click();
      await expect(thread(page).getByRole("group", { name: "Version 2 of 2" })).toBeVisible();
      await expect(tray(page)).toBeHidden();
      await expect(thread(page).getByRole("img", { name: "holiday.png" })).toBeVisible();
      await expect(thread(page).getByRole("link", { name: "list.txt" })).toBeVisible();
      await expect(own).not.toContainText("prices.csv");
      await thread(page).getByRole("button", { name: "Previous version" }).click();
      await expect(thread(page).getByRole("link", { name: "prices.csv" })).toBeVisible();
    });

    test("Send stays in the window, however many files are attached or refused and however long the text is", async ({
      page,
    }, info) => {
      await signUp(page);
      const files = Array.from({ length: 14 }, (_, number) => text(`file ${number}.txt`));
      const lines = Array.from({ length: 30 }, (_, number) => `Line ${number}`).join("\n");
      const fill = async () => {
        await input(page).setInputFiles(files);
        await expect(tray(page).getByRole("listitem")).toHaveCount(10);
        await composer(page).fill(lines);
        await expect(sendButton(page)).not.toHaveAttribute("aria-disabled", "true");
      };
      await page.goto("/");
      await fill();
      await expect(sendButton(page)).toBeInViewport({ ratio: 1 });
      await page.screenshot({ path: info.outputPath("home.png") });
      await page.goto("/new");
      await expect(tray(page).getByRole("listitem")).toHaveCount(10);
      await expect(sendButton(page)).toBeInViewport({ ratio: 1 });
      await page.screenshot({ path: info.outputPath("new.png") });
      await sendButton(page).click();
      await expect(page).toHaveURL(/\/chat\/[0-9a-f-]{36}$/);
      await replyIsComplete(page);
      await fill();
      await expect(sendButton(page)).toBeInViewport({ ratio: 1 });
      // As with a phone's keyboard.
      await page.setViewportSize({ ...viewport, height: 480 });
      await expect(sendButton(page)).toBeInViewport({ ratio: 1 });
      await page.screenshot({ path: info.outputPath("keyboard.png") });
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
      await expect(sendButton(page)).not.toHaveAttribute("aria-disabled", "true");

      await opensOffline(page);
      await context.setOffline(true);
      await input(page).setInputFiles(text("offline.txt"));
      await expect(tray(page)).toContainText("Waiting for a connection");
      await expect(sendButton(page)).toHaveAccessibleDescription(
        "You can send this once you’re back online and 1 file is uploaded",
      );
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

    test("text files and tables show what they begin with, and open over the window", async ({ page }, info) => {
      await signUp(page);
      await page.goto("/new");
      await input(page).setInputFiles(previewed);
      await expect(sendButton(page)).not.toHaveAttribute("aria-disabled", "true");
      await sendButton(page).click();
      await replyIsComplete(page);
      for (const { name } of previewed) {
        // A preview is loaded once it's near the screen.
        await thread(page).getByRole("link", { name }).scrollIntoViewIfNeeded();
        await expect(thread(page).getByRole("button", { name: `Preview ${name}` })).toBeVisible();
      }
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        await expectAccessible(page);
        await page.screenshot({ path: info.outputPath(`previews-${colorScheme}.png`) });

        const table = await openPreview(page, "all prices.csv");
        await expect(table.getByRole("cell", { name: "Item 1, large" })).toBeVisible();
        await expectAccessible(page);
        await page.screenshot({ path: info.outputPath(`table-${colorScheme}.png`) });
        await table.getByRole("region").focus();
        await page.keyboard.press("End");
        await expect(table.getByRole("cell", { name: "Item 2999, large" })).toBeVisible();
        await expect(table.getByRole("columnheader", { name: "price" })).toBeInViewport();
        await page.keyboard.press("Escape");
        await expect(table).toBeHidden();
        await expect(thread(page).getByRole("button", { name: "Preview all prices.csv" })).toBeFocused();

        const notes = await openPreview(page, "notes.md");
        await expect(notes.getByText("<img src=x onerror=alert(1)>")).toBeVisible();
        await expectAccessible(page);
        await page.screenshot({ path: info.outputPath(`text-${colorScheme}.png`) });
        await page.keyboard.press("Escape");
        await expect(notes).toBeHidden();
      }
      const saved = await openPreview(page, "café.csv");
      await expect(saved.getByRole("cell", { name: "Café crème" })).toBeVisible();
      await expect(saved.getByRole("cell", { name: "3,50 €" })).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(saved).toBeHidden();
      const long = await openPreview(page, "one line.txt");
      await expect(long.getByRole("note")).toContainText("too large to show in full");
      await page.screenshot({ path: info.outputPath("one-line.png") });
      await page.goBack();
      await expect(long).toBeHidden();
    });

    test("a PDF shows its first page, drawn in a frame that reaches nothing, and opens page by page", async ({
      page,
    }, info) => {
      const problems: string[] = [];
      page.on("dialog", (dialog) => {
        problems.push(dialog.message());
        void dialog.dismiss();
      });
      const library: string[] = [];
      const policies: string[] = [];
      page.on("request", (request) => {
        if (request.url().endsWith("/frames/pdfjs.js")) library.push(request.url());
        if (request.url().includes(".example")) problems.push(request.url());
      });
      page.on("response", (response) => {
        if (response.url().endsWith("/frames/pdf.html"))
          policies.push(response.headers()["content-security-policy"] ?? "none");
      });
      await signUp(page);
      await page.goto("/new");
      const type = { mimeType: "application/pdf" };
      await input(page).setInputFiles([
        { ...type, name: "plan.pdf", buffer: pdf(["The first page", "The second page"]) },
        { ...type, name: "damaged.pdf", buffer: Buffer.from("%PDF-1.7\nnothing else") },
        { ...type, name: "cut.pdf", buffer: pdf(["Cut"]).subarray(0, 400) },
      ]);
      await expect(sendButton(page)).not.toHaveAttribute("aria-disabled", "true");
      expect(library).toEqual([]);
      await sendButton(page).click();
      await replyIsComplete(page);
      const open = thread(page).getByRole("button", { name: "Preview plan.pdf" });
      await open.scrollIntoViewIfNeeded();
      const picture = thread(page).locator("img[alt='plan.pdf']");
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640);
      for (const name of ["damaged.pdf", "cut.pdf"]) {
        await expect(thread(page).getByRole("link", { name })).toBeVisible();
        await expect(thread(page).getByRole("button", { name: `Preview ${name}` })).toHaveCount(0);
      }
      await expect(thread(page).getByText("Loading the preview…")).toHaveCount(0);
      await expect(page.locator("iframe")).toHaveCount(0);
      expect(policies[0]).toMatch(/^sandbox allow-scripts; default-src 'none'/);
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        await expectAccessible(page);
        await page.screenshot({ path: info.outputPath(`pdf-${colorScheme}.png`) });
        const dialog = await openPreview(page, "plan.pdf");
        await expect(dialog.getByRole("img", { name: "plan.pdf, Page 1 of 2" })).toBeVisible();
        await expect(dialog.getByText("The first page")).toBeAttached();
        const close = await dialog.getByRole("button", { name: "Close preview" }).boundingBox();
        expect(close?.y, "Close stays at the top").toBeLessThan(40);
        await expectAccessible(page);
        await page.screenshot({ path: info.outputPath(`pdf-open-${colorScheme}.png`) });
        const inside = page.frames().find((frame) => frame.url().endsWith("/frames/pdf.html"));
        expect(await inside?.evaluate(() => origin)).toBe("null");
        await page.keyboard.press("ArrowRight");
        await expect(dialog.getByText("The second page")).toBeAttached();
        await expect(dialog.getByText("Page 2 of 2")).toBeVisible();
        await page.keyboard.press("Escape");
        await expect(dialog).toBeHidden();
        await expect(open).toBeFocused();
        await expect(page.locator("iframe")).toHaveCount(0);
      }
      expect(problems).toEqual([]);
    });
  });
}

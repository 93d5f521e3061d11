import { describe, expect, it } from "@jest/globals";
import { createPdfReader, type PdfLimits } from "./pdf-text.ts";
import { bombPdf, endlessPdf, japanesePdf, lockedPdf, pdfOf, scannedPdf } from "./testing/pdf-samples.ts";

const AMPLE: PdfLimits = { timeMs: 30_000, megabytes: 256, pages: 50 };
const read = (bytes: Uint8Array, { characters = 1_000, limits = AMPLE } = {}) =>
  createPdfReader(limits).read(bytes, characters, new AbortController().signal);

describe("a PDF's text", () => {
  it("is that of its pages, in their order", async () => {
    expect(await read(pdfOf("One", "Two"))).toEqual({ kind: "text", text: "One\n\nTwo", isWhole: true });
  });

  it("is read in scripts whose character maps aren't in the file", async () => {
    expect(await read(japanesePdf("日本語のテキスト"))).toMatchObject({ text: "日本語のテキスト" });
  });

  it("ends after as many characters or pages as are wanted", async () => {
    const file = pdfOf("One page", "Two");
    expect(await read(file, { characters: 3 })).toEqual({ kind: "text", text: "One", isWhole: false });
    const limits = { ...AMPLE, pages: 1 };
    expect(await read(file, { limits })).toEqual({ kind: "text", text: "One page", isWhole: false });
  });

  it.each([
    ["that is locked", lockedPdf(), "password"],
    ["of pictures", scannedPdf(), "textless"],
    ["of nothing but its mark", Buffer.from("%PDF-1.4"), "broken"],
    ["that was cut off", pdfOf("One").subarray(0, 60), "broken"],
  ])("isn't there in one %s, which says why", async (_, file, why) => {
    expect(await read(file)).toEqual({ kind: "none", why });
  });

  it("is what was read until the memory was used up, if a page unpacks to gigabytes", async () => {
    const file = bombPdf(1_024);
    expect(file.length).toBeLessThan(10_000);
    // Unpacking goes on outside of what JavaScript measures as its own.
    const before = process.memoryUsage().rss;
    expect(await read(file)).toEqual({ kind: "text", text: "Before the bomb", isWhole: false });
    expect(process.memoryUsage().rss - before).toBeLessThan(900 * 2 ** 20);
  }, 60_000);

  it("is what was read until the time was over, if a page never ends, and the process answers meanwhile", async () => {
    let ticks = 0;
    const ticking = setInterval(() => (ticks += 1), 20);
    const text = await read(endlessPdf(), { limits: { ...AMPLE, timeMs: 6_000, megabytes: 512 } });
    clearInterval(ticking);
    expect(text).toEqual({ kind: "text", text: "Before the end", isWhole: false });
    expect(ticks).toBeGreaterThan(20);
  }, 60_000);

  it("isn't waited for by someone who has left, and others still get theirs", async () => {
    const reader = createPdfReader({ ...AMPLE, megabytes: 512 });
    const leaving = AbortSignal.timeout(1_500);
    const endless = [1, 2].map(() => reader.read(endlessPdf(), 1_000, leaving));
    const next = reader.read(pdfOf("Next"), 1_000, new AbortController().signal);
    for (const one of endless) await expect(one).rejects.toThrow("aborted");
    expect(await next).toMatchObject({ text: "Next" });
  }, 60_000);
});

// Runs in a frame of its own: no access to the page, no network, no storage. What a page gets from it is only ever shown as an image and as text.
import type * as pdfjs from "pdfjs-dist";
import type { PdfAnswer, PdfPage, PdfRequest } from "../pdf-drawing.ts";

declare const pdfjsLib: typeof pdfjs;

/** A page that's taller is drawn smaller. Pixels. */
const MAX_HEIGHT = 4_096;
/** Larger images are left out. Pixels. */
const MAX_IMAGE = 40_000_000;
const MAX_CHARACTERS = 20_000;

let file: pdfjs.PDFDocumentProxy | undefined;

// Browsers draw no frames for what can't be seen, and pdf.js would wait for one.
globalThis.requestAnimationFrame = (draw) => window.setTimeout(() => draw(performance.now()));

addEventListener("message", ({ ports: [page] }) => {
  if (!page || typeof pdfjsLib === "undefined") return;
  const answer = (given: PdfAnswer) => page.postMessage(given, given.kind === "drawn" ? [given.picture] : []);
  page.addEventListener("message", ({ data }: MessageEvent<PdfRequest>) => void answerTo(data).then(answer));
  page.start();
  answer({ kind: "ready" });
});

async function answerTo(request: PdfRequest): Promise<PdfAnswer> {
  try {
    if (request.kind === "draw") return { kind: "drawn", ...(await draw(request.page, request.width)) };
    file = await open(request.bytes);
    return { kind: "opened", pages: file.numPages };
  } catch (error) {
    return { kind: "unreadable", reason: error instanceof Error ? error.message : String(error) };
  }
}

// An origin of its own gets no worker. pdf.js finds the worker's code in the frame and runs it there.
const open = (bytes: ArrayBuffer) =>
  pdfjsLib.getDocument({
    data: bytes,
    // There's no network to fetch them from.
    useWasm: false,
    useWorkerFetch: false,
    maxImageSize: MAX_IMAGE,
    verbosity: pdfjsLib.VerbosityLevel.ERRORS,
  }).promise;

async function draw(number: number, width: number): Promise<PdfPage> {
  if (!file) throw new Error("No document is open");
  const page = await file.getPage(number);
  const natural = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: Math.min(width / natural.width, MAX_HEIGHT / natural.height) });
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(viewport.width));
  canvas.height = Math.max(1, Math.round(viewport.height));
  await page.render({ canvas, viewport, background: "#fff" }).promise;
  const { items } = await page.getTextContent();
  const text = items.map((item) => ("str" in item ? item.str + (item.hasEOL ? "\n" : "") : "")).join("");
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  if (!picture) throw new Error("Nothing was drawn");
  return { picture: await picture.arrayBuffer(), text: text.slice(0, MAX_CHARACTERS) };
}

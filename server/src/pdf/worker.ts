import { fileURLToPath } from "node:url";
import { parentPort, workerData } from "node:worker_threads";
import type { PDFDocumentProxy } from "pdfjs-dist";
import type { PdfReply, PdfRequest } from "./protocol.ts";

const port = parentPort;
if (port === null) throw new Error("This file runs in a worker thread");
const post = (reply: PdfReply) => port.postMessage(reply);

// pdf.js wants it when it's loaded, though only drawing needs it.
Object.assign(globalThis, { DOMMatrix: Object });
// Finds its own worker there, and runs it in this thread.
await import("pdfjs-dist/legacy/build/pdf.worker.mjs");
const { getDocument, VerbosityLevel } = await import("pdfjs-dist/legacy/build/pdf.mjs");

/** How older Chinese, Japanese and Korean files number their characters. */
const CHARACTER_MAPS = import.meta.url.endsWith(".ts")
  ? new URL("cmaps/", import.meta.resolve("pdfjs-dist/package.json"))
  : new URL("pdf-cmaps/", import.meta.url);

/** Posts the pages' text until all is read, or as much as is wanted. */
async function readPages(document: PDFDocumentProxy, { pages, characters }: PdfRequest): Promise<boolean> {
  let room = characters;
  for (let number = 1; number <= document.numPages; number += 1) {
    if (number > pages) return false;
    const page = await document.getPage(number);
    const reader = (page.streamTextContent() as ReadableStream<Content>).getReader();
    if (number > 1) post({ kind: "text", text: "\n\n" });
    for (;;) {
      const { value, done } = await reader.read();
      if (done) break;
      const text = value.items.map(({ str = "", hasEOL }) => (hasEOL ? `${str}\n` : str)).join("");
      post({ kind: "text", text: text.slice(0, room) });
      room -= text.length;
      if (room < 0) return false;
    }
    page.cleanup();
  }
  return true;
}

/** What pdf.js gives of a page. Items without text mark the file's structure. */
interface Content {
  readonly items: readonly { readonly str?: string; readonly hasEOL?: boolean }[];
}

const request = workerData as PdfRequest;
try {
  const document = await getDocument({
    data: request.bytes,
    cMapUrl: fileURLToPath(CHARACTER_MAPS),
    cMapPacked: true,
    disableFontFace: true,
    useSystemFonts: false,
    useWasm: false,
    useWorkerFetch: false,
    // Text needs no image.
    maxImageSize: 1,
    verbosity: VerbosityLevel.ERRORS,
  }).promise;
  post({ kind: "ended", isWhole: await readPages(document, request) });
} catch (error) {
  post({ kind: "failed", why: (error as Error).name === "PasswordException" ? "password" : "broken" });
}

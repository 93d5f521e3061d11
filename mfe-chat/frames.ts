import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { FramedFiles } from "@atrium/federation-kit/build";

const diagram = join(import.meta.dirname, "src/markdown/diagram/frame");
const pdf = join(import.meta.dirname, "src/pdf/frame");
const pathOf = (module: string) => fileURLToPath(import.meta.resolve(module));

/** What draws diagrams and PDFs, in frames that can reach nothing else. */
export const frames: FramedFiles = {
  "diagram.html": join(diagram, "diagram.html"),
  "diagram.js": join(diagram, "diagram.ts"),
  "mermaid.js": pathOf("@mermaid-js/tiny"),
  "pdf.html": join(pdf, "pdf.html"),
  "pdf.js": join(pdf, "pdf.ts"),
  // Mozilla's build for browsers that are a few years old.
  "pdfjs.js": pathOf("pdfjs-dist/legacy/build/pdf.min.mjs"),
  "pdf-worker.js": pathOf("pdfjs-dist/legacy/build/pdf.worker.min.mjs"),
};

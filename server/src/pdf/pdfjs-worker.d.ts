/** The package has no types for it. */
declare module "pdfjs-dist/legacy/build/pdf.worker.mjs";

import type { ImportFailure, ImportReport } from "./import-file.ts";

/** What became of files that were imported, in a word. It failed if none of their conversations is here now. */
export function outcomeOf(
  imports: readonly { readonly report: ImportReport; readonly failure: ImportFailure | undefined }[],
): "finished" | "incomplete" | "failed" {
  if (imports.every(({ report }) => report.added + report.here === 0)) return "failed";
  return imports.some(({ failure }) => failure !== undefined) ? "incomplete" : "finished";
}

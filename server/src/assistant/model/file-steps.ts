import type { AttachedFile } from "../reply/reply.ts";
import type { StepReport } from "../reply/with-steps.ts";
import type { FileOutcome } from "./model-files.ts";

/** Reports the reading of a message's own files, of which the model gets to see those with contents. */
export async function reportedFiles<Files extends { readonly own: readonly FileOutcome[] }>(
  attachments: readonly AttachedFile[],
  work: Promise<Files>,
  report: StepReport,
): Promise<Files> {
  const [first] = attachments;
  if (first !== undefined) report.begun({ kind: "files", detail: first.name });
  const files = await work;
  for (const { file, content } of files.own)
    if (content.kind !== "none") report.done({ kind: "files", detail: file.name });
  return files;
}

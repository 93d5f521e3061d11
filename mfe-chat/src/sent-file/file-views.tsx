import type { FilePart } from "../attachment/content-part.ts";
import { SentAttachment } from "./sent-attachment.tsx";

/** A message's files, each as what it is. */
export function FileViews({ files }: { readonly files: readonly FilePart[] }) {
  return files.map((part, index) => <SentAttachment key={index} part={part} />);
}

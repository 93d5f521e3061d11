import { UPLOAD_MAX_BYTES, UPLOAD_MAX_FILES_PER_MESSAGE } from "@atrium/shared-contracts/spec";
import { MEDIA_TYPES } from "@atrium/shared-contracts/wire/chat";

/** Why a file is refused before uploading. Keys of this feature's texts. */
export type FileProblem = "attach.invalidType" | "attach.tooLarge" | "attach.empty" | "attach.tooMany";

/** Types browsers don't recognize, by file extension. */
const BY_EXTENSION: Readonly<Record<string, string>> = {
  md: "text/markdown",
  markdown: "text/markdown",
  csv: "text/csv",
  json: "application/json",
  txt: "text/plain",
};

/** The file picker's `accept` attribute. */
export const ACCEPTED = [...MEDIA_TYPES, ...Object.keys(BY_EXTENSION).map((extension) => `.${extension}`)].join(",");

/** A file's media type: from the browser, or for text files from the name. The server checks the content. */
export function typeOf(file: Pick<File, "name" | "type">): string {
  const byName = BY_EXTENSION[file.name.split(".").at(-1)?.toLowerCase() ?? ""];
  return byName ?? file.type;
}

/** @param present how many files the message already has */
export function checkFile(file: Pick<File, "name" | "type" | "size">, present: number): FileProblem | undefined {
  if (present >= UPLOAD_MAX_FILES_PER_MESSAGE) return "attach.tooMany";
  if (!MEDIA_TYPES.some((type) => type === typeOf(file))) return "attach.invalidType";
  if (file.size > UPLOAD_MAX_BYTES) return "attach.tooLarge";
  return file.size === 0 ? "attach.empty" : undefined;
}

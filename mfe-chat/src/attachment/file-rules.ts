import { UPLOAD_MAX_BYTES, UPLOAD_MAX_FILES_PER_MESSAGE } from "@atrium/shared-contracts";
import { MEDIA_TYPES } from "@atrium/shared-contracts/wire";

/** Why a file is refused before it is uploaded; keys of this feature's texts. */
export type FileProblem = "attach.invalidType" | "attach.tooLarge" | "attach.empty" | "attach.tooMany";

/** Types that browsers do not name, by the end of the file's name. */
const BY_EXTENSION: Readonly<Record<string, string>> = {
  md: "text/markdown",
  markdown: "text/markdown",
  csv: "text/csv",
  json: "application/json",
  txt: "text/plain",
};

/** For the file chooser. */
export const ACCEPTED = [...MEDIA_TYPES, ...Object.keys(BY_EXTENSION).map((extension) => `.${extension}`)].join(",");

/** The media type of a file: the browser's word, for text files the name's. The server looks into the content. */
export function typeOf(file: Pick<File, "name" | "type">): string {
  const byName = BY_EXTENSION[file.name.split(".").at(-1)?.toLowerCase() ?? ""];
  return byName ?? file.type;
}

/** @param present files that the message has already */
export function checkFile(file: Pick<File, "name" | "type" | "size">, present: number): FileProblem | undefined {
  if (present >= UPLOAD_MAX_FILES_PER_MESSAGE) return "attach.tooMany";
  if (!MEDIA_TYPES.some((type) => type === typeOf(file))) return "attach.invalidType";
  if (file.size > UPLOAD_MAX_BYTES) return "attach.tooLarge";
  return file.size === 0 ? "attach.empty" : undefined;
}

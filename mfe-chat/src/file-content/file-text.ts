import type { FileStart } from "./file-start.ts";

// Text has no other control characters than tab, line feed, form feed, carriage return and escape, and nothing that can't be decoded.
// oxlint-disable-next-line no-control-regex
const NO_TEXT = /[\u0000-\u0008\u000b\u000e-\u001a\u001c-\u001f\u007f\ufffd]/;
/** What Windows-1252 doesn't use. */
const NOT_WINDOWS_1252 = /[\u0081\u008d\u008f\u0090\u009d]/;

/**
 * The text of a file in UTF-8, in UTF-16 with its byte order mark, or in Windows-1252, without the mark; undefined if it's something
 * else. A character that's cut off at the end is left out.
 */
export function fileText({ bytes, isWhole }: FileStart): string | undefined {
  const text = decoded(bytes, !isWhole);
  return text === undefined || NO_TEXT.test(text) ? undefined : text;
}

function decoded(bytes: FileStart["bytes"], stream: boolean): string | undefined {
  const mark = `${bytes[0]} ${bytes[1]}`;
  if (mark === "255 254") return new TextDecoder("utf-16le").decode(bytes, { stream });
  if (mark === "254 255") return new TextDecoder("utf-16be").decode(bytes, { stream });
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream });
  } catch (error) {
    if ((error as Error).name !== "TypeError") throw error;
    const text = new TextDecoder("windows-1252").decode(bytes);
    return NOT_WINDOWS_1252.test(text) ? undefined : text;
  }
}

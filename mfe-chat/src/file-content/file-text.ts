import type { FileStart } from "./file-start.ts";

// Text has no other control characters than tab, line feed, form feed, carriage return and escape, and nothing that isn't UTF-8.
// oxlint-disable-next-line no-control-regex
const NO_TEXT = /[\u0000-\u0008\u000b\u000e-\u001a\u001c-\u001f\u007f\ufffd]/;

/** The text of a file, without its byte order mark; undefined if it's something else. A character that's cut off at the end is left out. */
export function fileText({ bytes, isWhole }: FileStart): string | undefined {
  const text = new TextDecoder().decode(bytes, { stream: !isWhole });
  return NO_TEXT.test(text) ? undefined : text;
}

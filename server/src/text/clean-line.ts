import { visibleCharacters } from "@atrium/shared-contracts/wire";
import { ApiError } from "../errors/api-error.ts";

// C0, C1 and DEL, line and paragraph separators, and characters that reorder or hide text.
// Keeps the joiners U+200C and U+200D, which emoji and several scripts need.
const INVISIBLE =
  // oxlint-disable-next-line no-control-regex
  /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u2064\u2066-\u206f\ufeff]+/gu;

/** The text as one line: NFC, without control characters or characters that reorder or hide text. */
export const oneLine = (text: string): string =>
  text
    .normalize("NFC")
    .replace(/[\t-\r\u0085\u2028\u2029]+/gu, " ")
    .replace(INVISIBLE, "")
    .trim();

/**
 * Cleans a name or title for storage ({@link oneLine}).
 * @throws {ApiError} `validation_failed` naming `field` when nothing visible remains
 */
export function cleanLine(text: string, field: string): string {
  const line = oneLine(text);
  if (visibleCharacters(line) === 0) {
    throw new ApiError("validation_failed", {
      issues: [{ path: field, message: "Must have at least 1 visible character" }],
    });
  }
  return line;
}

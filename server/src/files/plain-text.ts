import { isUtf8 } from "node:buffer";

// Tab, line feed, form feed, carriage return and escape are the only control characters allowed in text.
// oxlint-disable-next-line no-control-regex
const BINARY = /[\u0000-\u0008\u000b\u000e-\u001a\u001c-\u001f\u007f]/;

const UTF_16 = [
  { mark: Buffer.from([0xff, 0xfe]), encoding: "utf-16le" },
  { mark: Buffer.from([0xfe, 0xff]), encoding: "utf-16be" },
];
/** What Windows-1252 doesn't use. */
const NOT_WINDOWS_1252 = /[\u0081\u008d\u008f\u0090\u009d]/;

/** The text in UTF-8, in UTF-16 with its byte order mark, or in Windows-1252, in which Excel saves tables. Undefined for other content. */
export function plainText(bytes: Buffer): string | undefined {
  const text = decoded(bytes);
  return text === undefined || BINARY.test(text) ? undefined : text;
}

function decoded(bytes: Buffer): string | undefined {
  if (isUtf8(bytes)) return bytes.toString("utf8");
  const utf16 = UTF_16.find(({ mark }) => mark.equals(bytes.subarray(0, 2)));
  if (utf16 !== undefined) {
    const text = new TextDecoder(utf16.encoding).decode(bytes);
    return text.includes("\ufffd") ? undefined : text;
  }
  // Each byte as the character of its number.
  return NOT_WINDOWS_1252.test(bytes.toString("latin1")) ? undefined : new TextDecoder("windows-1252").decode(bytes);
}

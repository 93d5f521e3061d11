import { isUtf8 } from "node:buffer";
import type { Media } from "@atrium/shared-contracts/wire";
import { gifHeader, jpegHeader, pngHeader, webpHeader } from "./image-header.ts";
import type { ReadHeader } from "./image-header.ts";

export type MediaType = Media["type"];

/** Maximum pixels of an image: decoding more would take gigabytes in the browser. */
const MAX_PIXELS = 100_000_000;

const IMAGES: readonly (readonly [MediaType, ReadHeader])[] = [
  ["image/png", pngHeader],
  ["image/jpeg", jpegHeader],
  ["image/gif", gifHeader],
  ["image/webp", webpHeader],
];

/**
 * The content's type, by its signature; undefined if it isn't accepted. The name and declared type only count where the
 * content can't decide: between kinds of plain text.
 */
export function contentType(bytes: Buffer, hints: { name: string; declaredType: string }): MediaType | undefined {
  for (const [type, readHeader] of IMAGES) {
    const size = readHeader(bytes);
    if (size === undefined) continue;
    const { width, height } = size;
    return width > 0 && height > 0 && width * height <= MAX_PIXELS ? type : undefined;
  }
  if (bytes.subarray(0, 5).equals(Buffer.from("%PDF-"))) return "application/pdf";
  const text = plainText(bytes);
  if (text === undefined || isMarkup(text)) return undefined;
  const type = textType(hints);
  return type === "application/json" && !isJson(text) ? "text/plain" : type;
}

// Tab, line feed, form feed, carriage return and escape are the only control characters allowed in text.
// oxlint-disable-next-line no-control-regex
const BINARY = /[\u0000-\u0008\u000b\u000e-\u001a\u001c-\u001f\u007f]/;

const UTF_16 = [
  { mark: Buffer.from([0xff, 0xfe]), encoding: "utf-16le" },
  { mark: Buffer.from([0xfe, 0xff]), encoding: "utf-16be" },
];
/** What Windows-1252 doesn't use. */
const NOT_WINDOWS_1252 = /[\u0081\u008d\u008f\u0090\u009d]/;

/** The text in UTF-8, in UTF-16 with its byte order mark, or in Windows-1252, in which Excel saves tables. */
function plainText(bytes: Buffer): string | undefined {
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
  // Each byte as the character of its number: what's checked here is the same in Windows-1252.
  const text = bytes.toString("latin1");
  return NOT_WINDOWS_1252.test(text) ? undefined : text;
}

/** Whether the text starts, after whitespace and comments, like a document that a browser or SVG viewer would run. */
const isMarkup = (text: string) =>
  /^(?:\s|<!--[^]*?-->)*<(?:!doctype|\?xml|html|head|body|svg|script|style|iframe|object|embed|frameset|meta|link|base|title)\b/i.test(
    text.replaceAll("\ufeff", ""),
  );

function isJson(text: string): boolean {
  try {
    JSON.parse(text.replace(/^\ufeff/, ""));
    return true;
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}

const TEXT_ENDINGS: Readonly<Record<string, MediaType>> = {
  md: "text/markdown",
  markdown: "text/markdown",
  csv: "text/csv",
  json: "application/json",
  txt: "text/plain",
};

function textType({ name, declaredType }: { name: string; declaredType: string }): MediaType {
  const ending = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? "";
  const declared = Object.values(TEXT_ENDINGS).find(
    (type) => type === declaredType.split(";")[0]?.trim().toLowerCase(),
  );
  return TEXT_ENDINGS[ending] ?? declared ?? "text/plain";
}

/** Types that are never accepted, so a client that announces one gets an error before it sends the bytes. */
export const isRefusedType = (declaredType: string) =>
  /^(text\/html|application\/xhtml\+xml|image\/svg|text\/xml|application\/xml|video\/|audio\/|application\/(zip|x-msdownload))/i.test(
    declaredType.trim(),
  );

import type { Media } from "@atrium/shared-contracts/wire";
import { gifHeader, jpegHeader, pngHeader, webpHeader } from "./image-header.ts";
import type { ReadHeader } from "./image-header.ts";
import { plainText } from "./plain-text.ts";

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

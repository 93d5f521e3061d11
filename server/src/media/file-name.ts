import type { MediaType } from "../files/content-type.ts";

/** The extensions of each type; the first is added to a name that has none of them. */
const ENDINGS: Readonly<Record<MediaType, readonly string[]>> = {
  "image/png": ["png"],
  "image/jpeg": ["jpg", "jpeg", "jfif"],
  "image/gif": ["gif"],
  "image/webp": ["webp"],
  "application/pdf": ["pdf"],
  "text/plain": ["txt", "log", "text", "md", "markdown", "csv", "json"],
  "text/markdown": ["md", "markdown"],
  "text/csv": ["csv"],
  "application/json": ["json"],
};

// Control characters, and characters that reorder or hide text.
// oxlint-disable-next-line no-control-regex
const HIDDEN = /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;
/** Names that Windows reserves for devices. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/** A client's file name made safe to store: only the last path segment, without characters special to file systems or headers. */
export function safeFileName(name: string): string {
  const base = name.normalize("NFC").toWellFormed().split(/[/\\]/).at(-1) ?? "";
  const clean = base
    .replaceAll(HIDDEN, "")
    .replaceAll(/[<>:"|?*]/g, "_")
    .replace(/^[.\s]+/, "")
    .replace(/[.\s]+$/, "");
  const named = clean.replace(DEVICE, "_$1");
  return named === "" ? "file" : named;
}

/** The name with an extension that matches the type: a PDF called `report.exe` becomes `report.exe.pdf`. */
export function fileNameFor(name: string, type: MediaType): string {
  const ending = name.split(".").at(-1)?.toLowerCase() ?? "";
  return ENDINGS[type].includes(ending) && name.includes(".") ? name : `${name}.${ENDINGS[type][0]}`;
}

/** An RFC 6266 Content-Disposition with the name in both encodings. */
export function contentDisposition(kind: "inline" | "attachment", name: string): string {
  const plain = name.replaceAll(/[^\u0020-\u007e]/g, "_").replaceAll(/["\\%]/g, "_");
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (each) => `%${each.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

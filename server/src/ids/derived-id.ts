import { createHash } from "node:crypto";

/** Derives a UUID from the parts, always the same for the same parts (version 8, RFC 9562). */
export function derivedId(...parts: readonly string[]): string {
  const hex = createHash("sha256").update(parts.join("\0")).digest("hex");
  const variant = "89ab".charAt(Number.parseInt(hex.charAt(16), 16) % 4);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

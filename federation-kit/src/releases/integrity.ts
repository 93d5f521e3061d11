import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

const hashed = (algorithm: string, content: Uint8Array): string =>
  `${algorithm}-${createHash(algorithm).update(content).digest("base64")}`;

/** Subresource integrity of some bytes: `sha256-…`. Every page lists it for the code that it may fetch first, so a longer hash would cost each visitor. */
export const integrityOf = (content: Uint8Array): string => hashed("sha256", content);

/** Whether these bytes are what a release lists. Earlier releases list `sha384-…`. */
export const isIntact = (content: Uint8Array, integrity: string): boolean =>
  hashed(integrity.startsWith("sha384-") ? "sha384" : "sha256", content) === integrity;

/** Integrity of files, by path within their directory. */
export async function integrities(directory: string, files: readonly string[]): Promise<Record<string, string>> {
  const entries = await Promise.all(
    files.map(async (file) => [file, integrityOf(await readFile(join(directory, file)))] as const),
  );
  return Object.fromEntries(entries);
}

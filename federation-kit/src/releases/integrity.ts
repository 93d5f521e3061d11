import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** Subresource integrity of some bytes. */
export const integrityOf = (content: Uint8Array): string =>
  `sha384-${createHash("sha384").update(content).digest("base64")}`;

/** Integrity of files, by path within their directory. */
export async function integrities(directory: string, files: readonly string[]): Promise<Record<string, string>> {
  const entries = await Promise.all(
    files.map(async (file) => [file, integrityOf(await readFile(join(directory, file)))] as const),
  );
  return Object.fromEntries(entries);
}

import { hkdfSync, randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** The installation's secret: the configured one, else the data directory's, which the first start makes (mode 0600). */
export async function loadSecret(config: { readonly secret?: string; readonly dataDir: string }): Promise<string> {
  if (config.secret !== undefined) return config.secret;
  const file = join(config.dataDir, "secret");
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  try {
    await writeFile(file, randomBytes(48).toString("base64url"), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  const secret = (await readFile(file, "utf8")).trim();
  if (secret.length < 32) throw new Error(`${file} must hold at least 32 characters`);
  return secret;
}

/** A key of 32 bytes for one purpose, so that no two uses of the secret share a key. */
export function deriveKey(secret: string, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync("sha256", secret, "atrium", purpose, 32));
}

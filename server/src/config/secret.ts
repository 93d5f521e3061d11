import { hkdfSync, randomBytes } from "node:crypto";
import { join } from "node:path";
import { StartError } from "../errors/start-error.ts";
import { keptFile } from "../files/kept-file.ts";

const FILE = "secret";

/**
 * The installation's secret: the configured one, or else the one in the data directory, which the first start creates.
 * @throws {StartError} when the file contains something else
 */
export async function loadSecret(config: { readonly secret?: string; readonly dataDir: string }): Promise<string> {
  if (config.secret !== undefined) return config.secret;
  const secret = (await keptFile(config.dataDir, FILE, () => randomBytes(48).toString("base64url"))).trim();
  if (!/^[\x20-\x7e]{32,}$/.test(secret)) {
    throw new StartError(
      "file",
      `${join(config.dataDir, FILE)} is damaged (it must hold at least 32 plain characters): put back a copy of it, ` +
        "or delete it, which signs everybody out",
    );
  }
  return secret;
}

/** Derives a 32-byte key for one purpose, so that no two uses of the secret share a key. */
export function deriveKey(secret: string, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync("sha256", secret, "atrium", purpose, 32));
}

import { randomBytes } from "node:crypto";
import { mkdir, open, readFile } from "node:fs/promises";
import { join } from "node:path";

/** An Ably API key in its parts. `name` is `{appId}.{keyId}`. */
export interface ApiKey {
  readonly name: string;
  readonly secret: string;
}

/** @throws Error when the text is no key */
export function parseApiKey(key: string): ApiKey {
  const colon = key.indexOf(":");
  if (colon < 1 || colon === key.length - 1) throw new Error("An API key has the form app.key:secret");
  return { name: key.slice(0, colon), secret: key.slice(colon + 1) };
}

export const formatApiKey = ({ name, secret }: ApiKey) => `${name}:${secret}`;

const FILE = "realtime-key";

/** The key of the realtime server in this process: made at the first start, kept readable by its owner alone. */
export async function loadApiKey(dataDir: string): Promise<ApiKey> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const path = join(dataDir, FILE);
  const made = `atrium.${randomBytes(6).toString("hex")}:${randomBytes(32).toString("base64url")}`;
  try {
    const file = await open(path, "wx", 0o600);
    try {
      await file.writeFile(made);
    } finally {
      await file.close();
    }
    return parseApiKey(made);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  return parseApiKey((await readFile(path, "utf8")).trim());
}

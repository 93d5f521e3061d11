import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { keptFile } from "../files/kept-file.ts";
import { API_KEY } from "../config/realtime.ts";
import { StartError } from "../errors/start-error.ts";

/** An Ably API key in its parts. `name` is `{appId}.{keyId}`. */
export interface ApiKey {
  readonly name: string;
  readonly secret: string;
}

/** @throws Error when the text isn't a key */
export function parseApiKey(key: string): ApiKey {
  const colon = key.indexOf(":");
  if (colon < 1 || colon === key.length - 1) throw new Error("An API key has the form app.key:secret");
  return { name: key.slice(0, colon), secret: key.slice(colon + 1) };
}

export const formatApiKey = ({ name, secret }: ApiKey) => `${name}:${secret}`;

const FILE = "realtime-key";

/**
 * The key of this process's realtime server. It's created at the first start and readable only by its owner.
 * @throws {StartError} when the file contains something else
 */
export async function loadApiKey(dataDir: string): Promise<ApiKey> {
  const make = () => `atrium.${randomBytes(6).toString("hex")}:${randomBytes(32).toString("base64url")}`;
  const key = (await keptFile(dataDir, FILE, make)).trim();
  if (!API_KEY.test(key)) {
    throw new StartError("file", `${join(dataDir, FILE)} is damaged (it must hold app.key:secret): delete it`);
  }
  return parseApiKey(key);
}

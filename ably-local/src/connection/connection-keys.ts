import { randomBytes } from "node:crypto";
import { sameSecret } from "../auth/secret.ts";

const KEPT = 8;

/**
 * The keys that can resume a connection. Each CONNECTED frame brings a new one. Keys issued since the last used one
 * stay valid, because the client may have missed the frames that brought the newer ones.
 */
export class ConnectionKeys {
  readonly #prefix: string;
  #keys: string[] = [];

  constructor(connectionId: string) {
    this.#prefix = connectionId;
  }

  issue(): string {
    const key = `${this.#prefix}!${randomBytes(12).toString("base64url")}`;
    this.#keys = [...this.#keys, key].slice(-KEPT);
    return key;
  }

  get newest(): string | undefined {
    return this.#keys.at(-1);
  }

  /** Whether the key is valid. If so, all keys before it become invalid. */
  use(key: string): boolean {
    const index = this.#keys.findIndex((candidate) => sameSecret(candidate, key));
    if (index > 0) this.#keys = this.#keys.slice(index);
    return index >= 0;
  }

  /** Whether the key is valid, without changing anything. */
  has(key: string): boolean {
    return this.#keys.some((candidate) => sameSecret(candidate, key));
  }
}

/** The connection that a key belongs to. */
export const connectionIdOf = (key: string): string => key.split("!", 1)[0] ?? "";

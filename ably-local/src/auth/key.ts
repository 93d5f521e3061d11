import { type Capability, FULL, parseCapability } from "./capability.ts";

/** An API key. `name` is `{appId}.{keyId}`; clients use the whole key, `{name}:{secret}`. */
export interface KeyOptions {
  readonly name: string;
  readonly secret: string;
  /** What the key grants, as JSON text or an object. Default: everything. */
  readonly capability?: string | Record<string, readonly string[]>;
  /** Whether the key's tokens can be revoked; they then last at most one hour. Default false. */
  readonly revocableTokens?: boolean;
}

export interface Key {
  readonly name: string;
  readonly secret: string;
  readonly capability: Capability;
  readonly revocableTokens: boolean;
}

const NAME = /^[\w-]+\.[\w-]+$/;

/** @throws AblyError 40000 for a malformed capability; Error for a malformed name or an empty secret */
export function createKey({ name, secret, capability, revocableTokens }: KeyOptions): Key {
  if (!NAME.test(name)) throw new Error("a key's name must have the form {appId}.{keyId}");
  if (secret === "") throw new Error("a key's secret must not be empty");
  return {
    name,
    secret,
    capability: capability === undefined ? FULL : parseCapability(capability),
    revocableTokens: revocableTokens ?? false,
  };
}

/** The application that a key, token or JWT names: the part before the first dot. */
export const appIdOf = (keyName: string): string => keyName.split(".", 1)[0] ?? "";

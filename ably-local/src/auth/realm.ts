import type { Key } from "./key.ts";
import type { Nonces } from "./nonces.ts";
import type { Revocations } from "./revocations.ts";

/** What an application knows about who can connect. */
export interface Realm {
  readonly keys: ReadonlyMap<string, Key>;
  readonly revocations: Revocations;
  readonly nonces: Nonces;
}

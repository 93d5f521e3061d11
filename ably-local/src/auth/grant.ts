import { Refusal } from "../protocol/error-info.ts";
import { allows, type Capability } from "./capability.ts";
import type { Key } from "./key.ts";

/** What a credential allows. Times in ms. */
export interface Grant {
  readonly key: Key;
  readonly capability: Capability;
  /** The client the holder is. `*` means any; undefined means none, and the holder can't claim one. */
  readonly clientId: string | undefined;
  readonly revocationKey?: string | undefined;
  /** Undefined for a key, which doesn't expire. */
  readonly token?: { readonly issued: number; readonly expires: number };
}

/** The grant of an API key. */
export const keyGrant = (key: Key): Grant => ({ key, capability: key.capability, clientId: "*" });

/** @throws AblyError 40160 unless the grant allows the operation on the channel */
export function demand(grant: Grant, channel: string, operation: string): void {
  if (!allows(grant.capability, channel, operation)) throw Refusal.forbidden(`${operation} on ${channel}`);
}

/** @throws AblyError 40160 unless the grant allows one of the operations on the channel */
export function demandAny(grant: Grant, channel: string, operations: readonly string[]): void {
  if (!operations.some((operation) => allows(grant.capability, channel, operation)))
    throw Refusal.forbidden(`${operations.join(" or ")} on ${channel}`);
}

/**
 * Which client a connection is: what it claims, if its grant allows that.
 * @returns the client's id, `*` for any, undefined for none
 * @throws AblyError 40102 if the claim and the grant differ
 */
export function identify(grant: Grant, claimed: string | undefined): string | undefined {
  if (claimed === undefined || claimed === grant.clientId) return grant.clientId;
  if (grant.clientId === "*") return claimed;
  throw Refusal.incompatible("client id differs from the credential's");
}

/**
 * The client id to stamp on a message.
 * @param identity of the sender, see {@link identify}
 * @throws AblyError 40012 if the message claims another one
 */
export function stamp(identity: string | undefined, claimed: string | undefined): string | undefined {
  if (claimed === "*" || claimed === "") throw Refusal.badClientId("a client id must be a name");
  if (identity === "*") return claimed;
  if (claimed !== undefined && claimed !== identity) throw Refusal.badClientId("differs from the sender's");
  return identity;
}

import type { Grant } from "./grant.ts";

export type RevocationTarget = "clientId" | "revocationKey" | "channel";

/** Tells the server to refuse one key's tokens that were issued before a time. Times in ms. */
export interface Revocation {
  readonly keyName: string;
  readonly type: RevocationTarget;
  readonly value: string;
  readonly issuedBefore: number;
  readonly appliesAt: number;
}

/** Revocable tokens don't live longer than this, so revocations don't need to either. */
export const REVOCABLE_TTL_MS = 3_600_000;

function meets(revocation: Revocation, grant: Grant): boolean {
  if (grant.token === undefined || grant.key.name !== revocation.keyName) return false;
  if (grant.token.issued >= revocation.issuedBefore) return false;
  switch (revocation.type) {
    case "clientId":
      return grant.clientId === revocation.value;
    case "revocationKey":
      return grant.revocationKey === revocation.value;
    case "channel":
      return [...grant.capability.keys()].some((pattern) => pattern === revocation.value);
  }
}

/** An application's active revocations. */
export class Revocations {
  #orders: Revocation[] = [];

  add(revocation: Revocation, now: number): void {
    this.#orders = this.#orders.filter(({ appliesAt }) => appliesAt > now - REVOCABLE_TTL_MS);
    this.#orders.push(revocation);
  }

  /** The earliest time the grant is revoked, in ms; undefined if it isn't. */
  appliesAt(grant: Grant): number | undefined {
    const times = this.#orders.filter((order) => meets(order, grant)).map(({ appliesAt }) => appliesAt);
    return times.length > 0 ? Math.min(...times) : undefined;
  }

  covers(grant: Grant, now: number): boolean {
    const time = this.appliesAt(grant);
    return time !== undefined && time <= now;
  }
}

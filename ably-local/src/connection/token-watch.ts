import type { Grant } from "../auth/grant.ts";
import { RENEW_BEFORE_MS } from "../protocol/limits.ts";

/** What happens to a connection as its token grows old. */
export interface TokenEvents {
  /** The token expires in half a minute. */
  renew(): void;
  expired(): void;
  revoked(): void;
}

/** Watches over the token of one connection. */
export class TokenWatch {
  readonly #events: TokenEvents;
  #timers: NodeJS.Timeout[] = [];

  constructor(events: TokenEvents) {
    this.#events = events;
  }

  /** Watches another grant. A token that has less than half a minute left is not prompted for. */
  watch(grant: Grant, now: number): void {
    this.stop();
    if (grant.token === undefined) return;
    const left = grant.token.expires - now;
    if (left > RENEW_BEFORE_MS) this.#after(left - RENEW_BEFORE_MS, () => this.#events.renew());
    this.#after(left, () => this.#events.expired());
  }

  /** Ends the token in `ms`, with a prompt to renew at once when that is not now. */
  revokeIn(ms: number): void {
    this.stop();
    if (ms > 0) this.#events.renew();
    this.#after(ms, () => this.#events.revoked());
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
  }

  #after(ms: number, task: () => void): void {
    this.#timers.push(setTimeout(task, Math.min(Math.max(ms, 0), 2 ** 31 - 1)).unref());
  }
}

import { RENEW_BEFORE_MS } from "../protocol/limits.ts";

/** Events in the life of a connection's token. */
export interface TokenEvents {
  /** The token expires in half a minute. */
  renew(): void;
  expired(): void;
  revoked(): void;
}

/** When a token ends, in ms since 1970; undefined means never. */
export interface TokenEnd {
  readonly expires: number | undefined;
  readonly revoked: number | undefined;
}

const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Watches one connection's token. */
export class TokenWatch {
  readonly #events: TokenEvents;
  #timers: NodeJS.Timeout[] = [];

  constructor(events: TokenEvents) {
    this.#events = events;
  }

  /** Watches another token. If it has less than half a minute left, there's no prompt. */
  watch({ expires, revoked }: TokenEnd, now: number): void {
    this.stop();
    if (revoked !== undefined) this.#after(revoked - now, () => this.#events.revoked());
    if (expires === undefined) return;
    const left = expires - now;
    if (left > RENEW_BEFORE_MS) this.#after(left - RENEW_BEFORE_MS, () => this.#events.renew());
    this.#after(left, () => this.#events.expired());
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
  }

  #after(ms: number, task: () => void): void {
    if (ms < LONGEST_TIMER_MS) this.#timers.push(setTimeout(task, Math.max(ms, 0)).unref());
  }
}

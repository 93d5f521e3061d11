import type { Clock } from "../clock/clock.ts";

/** Counts each subject's events in the current second, and refuses those over a limit. */
export class RateWindow {
  readonly #limit: number;
  readonly #now: Clock;
  #second = 0;
  #counts = new Map<string, number>();

  constructor(limit: number, now: Clock) {
    this.#limit = limit;
    this.#now = now;
  }

  /** Counts `events` for a subject. If they'd exceed the limit, returns false and counts nothing. */
  admit(subject: string, events: number): boolean {
    const second = Math.floor(this.#now() / 1000);
    if (second !== this.#second) {
      this.#second = second;
      this.#counts = new Map();
    }
    const total = (this.#counts.get(subject) ?? 0) + events;
    if (total > this.#limit) return false;
    this.#counts.set(subject, total);
    return true;
  }
}

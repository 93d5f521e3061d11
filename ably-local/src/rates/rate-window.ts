import type { Clock } from "../clock/clock.ts";

/** Counts events of each subject within the current second, and refuses those beyond a number. */
export class RateWindow {
  readonly #limit: number;
  readonly #now: Clock;
  #second = 0;
  #counts = new Map<string, number>();

  constructor(limit: number, now: Clock) {
    this.#limit = limit;
    this.#now = now;
  }

  /** Counts `events` of a subject; false, and nothing is counted, when they would exceed the limit. */
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

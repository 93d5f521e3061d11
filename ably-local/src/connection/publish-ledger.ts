import type { AblyError } from "../protocol/error-info.ts";

/** How a publish ended: with serials, or with a refusal. */
export type Outcome = { readonly serials: readonly string[] } | { readonly refusal: AblyError };

const KEPT = 1_000;

/**
 * Outcomes of a connection's publishes by `msgSerial`. A client that lost its socket sends unacknowledged publishes
 * again; it gets the same outcome, and nothing happens twice.
 */
export class PublishLedger {
  readonly #outcomes = new Map<number, Outcome>();
  #last = -1;

  /** Runs `task` unless a publish with this serial was already seen. */
  once(msgSerial: number, task: () => readonly string[], refusalOf: (error: unknown) => AblyError): Outcome {
    if (msgSerial <= this.#last) return this.#outcomes.get(msgSerial) ?? { serials: [] };
    const outcome = attempt(task, refusalOf);
    this.#last = msgSerial;
    this.#outcomes.set(msgSerial, outcome);
    this.#outcomes.delete(msgSerial - KEPT);
    return outcome;
  }
}

function attempt(task: () => readonly string[], refusalOf: (error: unknown) => AblyError): Outcome {
  try {
    return { serials: task() };
  } catch (error) {
    return { refusal: refusalOf(error) };
  }
}

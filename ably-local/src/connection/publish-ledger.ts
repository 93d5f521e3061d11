import type { AblyError } from "../protocol/error-info.ts";

/** How a publish ended: with serials, or refused. */
export type Outcome = { readonly serials: readonly string[] } | { readonly refusal: AblyError };

const KEPT = 1_000;

/**
 * The outcomes of a connection's publishes by `msgSerial`. A client that lost its socket sends again what was not
 * acknowledged; the outcome is then told again and nothing is done twice.
 */
export class PublishLedger {
  readonly #outcomes = new Map<number, Outcome>();
  #last = -1;

  /** Runs `task` unless a publish of this serial has been seen. */
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

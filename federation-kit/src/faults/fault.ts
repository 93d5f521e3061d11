/** What can go wrong with a file on its way to the browser, by name. */
export const FAULTS = {
  "not-found": "404, as for a file that was purged",
  unavailable: "503 with JSON, as from a gateway",
  "html-page": "200 with an HTML page, as from a server of single-page apps",
  reset: "the connection is reset before an answer",
  hang: "the request is never answered",
  stall: "the answer begins, and then nothing more comes",
  drip: "the answer comes slowly, some bytes a second, but whole",
  truncated: "the connection ends in the middle of the answer",
  tampered: "other code than was released",
  "no-cors": "the file itself, without leave to read it from another origin",
} as const;

/** Tampered code sets this global variable. */
export const TAMPERED = "isTampered";

export type Fault = keyof typeof FAULTS;

export const isFault = (name: string): name is Fault => Object.hasOwn(FAULTS, name);

export interface FaultRule {
  /** Matched against the path of a request and its query, so that what's fetched again under another query can be told apart. */
  readonly url: RegExp;
  readonly fault: Fault;
  /** How many requests it befalls. Default: all. */
  readonly times?: number;
}

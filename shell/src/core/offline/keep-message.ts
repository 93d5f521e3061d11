/** What a page tells the worker once it has started: what belongs to the current releases, and which of it must be available offline. */
export interface KeepMessage {
  readonly kind: "atrium-keep";
  /** Directory URLs of all current releases, including those to fall back to. Everything else is dropped. */
  readonly releases: readonly string[];
  /** URLs of the files that the frame needs to open. */
  readonly frame: readonly string[];
  /** URLs of the other files that the page has used. */
  readonly used: readonly string[];
}

export function isKeepMessage(data: unknown): data is KeepMessage {
  if (typeof data !== "object" || data === null) return false;
  const { kind, releases, frame, used } = data as Partial<Record<keyof KeepMessage, unknown>>;
  return kind === "atrium-keep" && [releases, frame, used].every(areTexts);
}

const areTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === "string");

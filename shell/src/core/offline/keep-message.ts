/** What a page that has started tells the worker: what belongs to the current releases, and what of it must be there offline. */
export interface KeepMessage {
  readonly kind: "atrium-keep";
  /** URLs of the directories of all current releases, those to fall back to included. Everything else is let go. */
  readonly releases: readonly string[];
  /** URLs of the files without which the frame cannot open. */
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

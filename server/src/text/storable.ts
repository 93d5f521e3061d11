const NUL = "\0";
const HALF_PAIR_AT_END = /[\uD800-\uDBFF]$/;

/** Text that every database can store: without NUL, and with U+FFFD for each lone surrogate. */
export const storable = (text: string): string => text.replaceAll(NUL, "").toWellFormed();

/** The same for every text in JSON data, including keys. */
export function storableData<T>(data: T): T {
  if (data === undefined) return data;
  return JSON.parse(JSON.stringify(data), (_, value: unknown) => {
    if (typeof value === "string") return storable(value);
    if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [storable(name), each]));
  }) as T;
}

/** Makes text storable that comes in pieces, whose boundaries may split a surrogate pair. */
export function createStorablePieces() {
  let half = "";
  return {
    /** Returns the text that's complete with this piece; half a pair waits for the next piece. */
    push(piece: string): string {
      const text = half + piece;
      half = HALF_PAIR_AT_END.exec(text)?.[0] ?? "";
      return storable(half === "" ? text : text.slice(0, -1));
    },
    /** Returns what's left: half a pair that was never completed. */
    end: (): string => storable(half),
  };
}

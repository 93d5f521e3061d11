const NUL = "\0";
const HALF_PAIR_AT_END = /[\uD800-\uDBFF]$/;

/** Text that every database can hold: without NUL, and U+FFFD for each half of a surrogate pair that stands alone. */
export const storable = (text: string): string => text.replaceAll(NUL, "").toWellFormed();

/** The same for every text within JSON data, names included. */
export function storableData<T>(data: T): T {
  if (data === undefined) return data;
  return JSON.parse(JSON.stringify(data), (_, value: unknown) => {
    if (typeof value === "string") return storable(value);
    if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [storable(name), each]));
  }) as T;
}

/** Makes a text storable that comes in pieces, whose bounds may split a surrogate pair. */
export function createStorablePieces() {
  let half = "";
  return {
    /** What of the text is whole with this piece; half a pair waits for the next. */
    push(piece: string): string {
      const text = half + piece;
      half = HALF_PAIR_AT_END.exec(text)?.[0] ?? "";
      return storable(half === "" ? text : text.slice(0, -1));
    },
    /** What waited in vain. */
    end: (): string => storable(half),
  };
}

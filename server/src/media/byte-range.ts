/** A part of a file's content; both ends are included. */
export type ByteRange = { readonly start: number; readonly end: number };

const ONE_RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/i;

/**
 * The part that a Range header asks for (RFC 9110). Undefined answers with the whole file: no header, one that isn't understood, or several
 * ranges, which a server may ignore.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | "unsatisfiable" | undefined {
  const [, first = "", last = ""] = ONE_RANGE.exec(header?.trim() ?? "") ?? [];
  if (first === "" && last === "") return undefined;
  if (first === "") {
    const length = Math.min(Number(last), size);
    return length === 0 ? "unsatisfiable" : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== "" && Number(last) < start) return undefined;
  return start >= size ? "unsatisfiable" : { start, end };
}

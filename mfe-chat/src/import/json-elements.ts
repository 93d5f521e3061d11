/** What a file of conversations has at its top: the elements of its list, and everything around them. */
export interface JsonElements {
  /** Takes the next piece of the file, and returns the elements that it completes. One that's too long is null. */
  take(piece: string): (string | null)[];
  /** What's before the list, as JSON with an empty list at its end. Empty until the list begins. */
  head(): string;
  /** Everything around the elements, as JSON with an empty list, up to now or at the end of the file. */
  rest(): string;
  /** Whether the file ends here as JSON does. */
  isWhole(): boolean;
}

/** How an object's text ends where its list begins. */
const BEGINS = /[{,]\s*"conversations"\s*:\s*\[$/;
/** How much of the text that takes at most. */
const NEAR = 100;

/**
 * Splits JSON that arrives piece by piece into the elements of its list, which is the whole of it or the value of `conversations`.
 * So a file of any size is read without ever being in memory as a whole. JSON without such a list is one element by itself.
 * @param maxLength of an element
 */
export function createJsonElements(maxLength: number): JsonElements {
  let depth = 0;
  let inText = false;
  let isEscaped = false;
  /** The depth of the list's elements, once the list has begun. */
  let listDepth: number | undefined;
  let hasEnded = false;
  /** Everything that's in no element. */
  let around = "";
  /** The end of it. Looking through all of it for each list would take forever. */
  let near = "";
  /** What the file begins with, besides spaces. */
  let first: number | undefined;
  let head = "";
  let element: string | null = "";
  let isIn = false;

  const begins = (isFirst: boolean): boolean => {
    if (listDepth !== undefined || hasEnded) return false;
    return depth === 1 ? isFirst : first === OPEN_OBJECT && BEGINS.test(near);
  };

  return {
    take(piece) {
      const found: (string | null)[] = [];
      /** Where what isn't copied yet begins. */
      let from = 0;
      const copy = (to: number) => {
        const text = piece.slice(from, to);
        from = to;
        if (!isIn) {
          around += text;
          near = (near + text.slice(-NEAR)).slice(-NEAR);
        } else if (element !== null) element = element.length + text.length > maxLength ? null : element + text;
      };
      const end = (at: number) => {
        copy(at);
        isIn = false;
        found.push(element === null ? null : element.trim());
        element = "";
      };
      for (let at = 0; at < piece.length; at += 1) {
        const code = piece.charCodeAt(at);
        if (inText) {
          if (isEscaped) isEscaped = false;
          else if (code === BACKSLASH) isEscaped = true;
          else if (code === QUOTE) inText = false;
          continue;
        }
        const isSpace = code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;
        if (isSpace) continue;
        const isFirst = first === undefined;
        first ??= code;
        if (listDepth !== undefined && !isIn && depth === listDepth && code !== COMMA && code !== CLOSE_LIST) {
          copy(at);
          isIn = true;
        }
        if (code === QUOTE) inText = true;
        else if (code === OPEN_LIST || code === OPEN_OBJECT) {
          depth += 1;
          if (code === OPEN_LIST && listDepth === undefined && depth <= 2) {
            copy(at + 1);
            if (begins(isFirst)) {
              listDepth = depth;
              head = around;
            }
          }
        } else if (code === CLOSE_LIST || code === CLOSE_OBJECT) {
          if (listDepth === depth) {
            if (isIn) end(at);
            // Commas between elements aren't around the list.
            else from = at;
            listDepth = undefined;
            hasEnded = true;
          }
          depth -= 1;
        } else if (code === COMMA && listDepth === depth) {
          if (isIn) end(at);
          from = at + 1;
        }
      }
      if (listDepth !== undefined && !isIn) from = piece.length;
      copy(piece.length);
      if (!isIn && around.length > maxLength) throw new RangeError("The file's head is too long");
      return found;
    },
    head: () => (head === "" ? "" : head.trim() === "[" ? "[]" : `${head}]}`),
    rest: () => around,
    isWhole: () => depth === 0 && !inText && !isIn,
  };
}

const QUOTE = 0x22;
const COMMA = 0x2c;
const OPEN_LIST = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

import { expect, it } from "@jest/globals";
import { oneLine } from "./clean-line.ts";

it.each(["\t", "\n", "\u000b", "\f", "\r\n", "\u0085", "\u2028", "\u2029"])(
  "lines and columns that %j separates stay apart on one line",
  (separator) => {
    expect(oneLine(`a${separator}b`)).toBe("a b");
    expect(oneLine(`${separator}a\u0000b${separator}`)).toBe("ab");
  },
);

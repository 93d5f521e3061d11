import { describe, expect, it } from "@jest/globals";
import { byteRange } from "./byte-range.ts";

describe("the part of a file that a Range header asks for", () => {
  it.each([
    ["bytes=0-3", { start: 0, end: 3 }],
    ["bytes=4-", { start: 4, end: 9 }],
    ["bytes=8-100", { start: 8, end: 9 }],
    ["bytes=-3", { start: 7, end: 9 }],
    ["bytes=-100", { start: 0, end: 9 }],
    ["Bytes=9-9", { start: 9, end: 9 }],
  ])("%s is %j of ten bytes", (header, range) => expect(byteRange(header, 10)).toEqual(range));

  it.each(["bytes=10-", "bytes=99-100", "bytes=-0"])("%s isn't in ten bytes", (header) =>
    expect(byteRange(header, 10)).toBe("unsatisfiable"),
  );

  it.each([undefined, "", "bytes=", "bytes=-", "bytes=5-2", "bytes=a-b", "items=0-3", "bytes=0-1,4-5", "bytes=1.5-2"])(
    "%s is answered with the whole file",
    (header) => expect(byteRange(header, 10)).toBeUndefined(),
  );
});

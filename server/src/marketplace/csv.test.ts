import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { CsvError, formatCsv, parseCsv } from "./csv.ts";

describe("CSV", () => {
  it("is read with quotes, doubled quotes, line breaks in fields and the line of each record", () => {
    const text = '\ufeffa,b\r\n"x, y","say ""hi"""\n\n"two\nlines",\nlast,one';
    expect(parseCsv(text)).toEqual([
      { line: 1, fields: ["a", "b"] },
      { line: 2, fields: ["x, y", 'say "hi"'] },
      { line: 4, fields: ["two\nlines", ""] },
      { line: 6, fields: ["last", "one"] },
    ]);
  });

  it.each([
    ['a,b\n"open,c\n', 2],
    ['a,b\nc,d"e\n', 2],
    ['a,b\nc,d\n"e"f,g\n', 3],
  ])("with a stray quotation mark fails naming the line: %j", (text, line) => {
    expect(() => parseCsv(text)).toThrow(CsvError);
    expect(() => parseCsv(text)).toThrow(expect.objectContaining({ line }));
  });

  it("reads back what it wrote", () => {
    const field = fc.string({ unit: fc.constantFrom("a", '"', ",", "\n", "\r", " ", "é") });
    fc.assert(
      fc.property(fc.array(fc.array(field, { minLength: 2, maxLength: 4 }), { maxLength: 6 }), (rows) => {
        expect(parseCsv(formatCsv(rows)).map(({ fields }) => fields)).toEqual(rows);
      }),
    );
  });
});

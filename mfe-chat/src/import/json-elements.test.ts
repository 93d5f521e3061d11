import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { createJsonElements } from "./json-elements.ts";

/** The elements and the rest of a text that arrives in pieces of these lengths. */
function split(text: string, lengths: readonly number[], max = 1_000_000) {
  const elements = createJsonElements(max);
  const found: (string | null)[] = [];
  let at = 0;
  for (let turn = 0; at < text.length; turn += 1) {
    const length = Math.max(1, lengths[turn % Math.max(1, lengths.length)] ?? text.length);
    found.push(...elements.take(text.slice(at, at + length)));
    at += length;
  }
  return { found, rest: elements.rest(), isWhole: elements.isWhole() };
}

const Lengths = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 8 });

describe("the elements of a list", () => {
  it("are found however the file arrives, at the top or under conversations", () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), Lengths, fc.nat(2), fc.boolean(), (values, lengths, indent, isTop) => {
        const text = JSON.stringify(
          isTop ? values : { format: 'x,"[{', conversations: values, after: [1, { b: [] }] },
          null,
          indent,
        );
        const { found, rest, isWhole } = split(text, lengths);
        expect(found.map((one) => JSON.parse(one ?? "") as unknown)).toEqual(JSON.parse(JSON.stringify(values)));
        expect(isWhole).toBe(true);
        expect(JSON.parse(rest)).toEqual(isTop ? [] : { format: 'x,"[{', conversations: [], after: [1, { b: [] }] });
      }),
      { numRuns: 500 },
    );
  });

  it("aren't those of other lists; such a file is in the rest as a whole", () => {
    const text = '{"mapping":{"conversations":[1,2]},"list":[3],"note":"\\"conversations\\":["}';
    const { found, rest } = split(text, [3]);
    expect(found).toEqual([]);
    expect(rest).toBe(text);
  });

  it("are found after very many other lists", () => {
    const { found } = split(`{${'"other":[],'.repeat(200_000)}"conversations":[1]}`, [65_536], 10_000_000);
    expect(found).toEqual(["1"]);
  });

  it("that are too long are null, and the next one is read again", () => {
    expect(split(`["${"x".repeat(100)}", "y"]`, [7], 50).found).toEqual([null, '"y"']);
    expect(() => split(`{"a":"${"x".repeat(100)}"}`, [7], 50)).toThrow(RangeError);
  });

  it.each(["[1,2", '["a', '{"conversations":[{"a":1}', "[1,{]"])(
    "of a file that's cut off aren't the whole: %s",
    (text) => {
      expect(split(text, [2]).isWhole).toBe(false);
    },
  );
});

import { expect, it } from "@jest/globals";
import fc from "fast-check";
import { findPattern } from "./find-pattern.ts";

const SET = String.raw`\[(?:\\.|[^\\\]])+\]`;
const PUNCTUATION = String.raw`!-\/:-@\[-\x60\{-~`;
const CHARACTER = String.raw`\\[${PUNCTUATION}]|[^${PUNCTUATION}]`;
/** Each character may be any of a set, and some sets may be there any number of times: nothing that's tried in more than one way. */
const SETS = new RegExp(`^(?:(?:${SET}|${CHARACTER})\\*?)+$`, "su");

it("is a sequence of sets, whatever is wanted, so no text takes longer than another of its length", () => {
  const Wanted = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.string({ unit: fc.constantFrom(...Array.from("a*+?()[]{}|\\^$.-~_` é ")) }),
  );
  fc.assert(
    fc.property(Wanted, (wanted) => {
      const pattern = findPattern(wanted);
      if (pattern !== undefined) expect(pattern).toMatch(SETS);
    }),
    { numRuns: 2_000 },
  );
  expect(findPattern("a(b|c)+")).toMatch(SETS);
  for (const other of ["(a)", "a|b", "a+", "a?", "a{2}", "a**"]) expect(other).not.toMatch(SETS);
});

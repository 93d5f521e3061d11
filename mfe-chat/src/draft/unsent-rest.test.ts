import { expect, it } from "@jest/globals";
import { unsentRest } from "./unsent-rest.ts";

it.each([
  ["one", "one", ""],
  ["one two", "one", " two"],
  ["zero one", "one", "zero "],
  ["on and one", "one", "on and "],
  ["o and ne", "one", " and "],
  ["oneone", "one", "one"],
  ["another text", "one", "another text"],
  ["", "one", ""],
  ["o", "one", "o"],
])("of %j, when %j was sent, %j stays", (draft, sent, rest) => expect(unsentRest(draft, sent)).toBe(rest));

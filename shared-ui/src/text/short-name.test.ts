import { expect, it } from "@jest/globals";
import { shortName } from "./short-name.ts";

it.each([
  ["Sam Rivera", "Sam Rivera"],
  ["Maximiliana Alexandra Featherstonehaugh", "Maximiliana Alexandra…"],
  ["Hubert Blaine Wolfeschlegelsteinhausen", "Hubert Blaine…"],
  ["Wolfeschlegelsteinhausenbergerdorff", "Wolfeschlegelsteinhausen…"],
  ["👩‍👩‍👧‍👦".repeat(25), `${"👩‍👩‍👧‍👦".repeat(24)}…`],
])("greets %s as %s", (name, expected) => {
  expect(shortName(name)).toBe(expected);
});

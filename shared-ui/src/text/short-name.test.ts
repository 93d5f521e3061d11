import { afterEach, expect, it, jest } from "@jest/globals";
import { shortName } from "./short-name.ts";

const { Segmenter } = Intl;
afterEach(() => void Object.assign(Intl, { Segmenter }));

it.each([
  ["Sam Rivera", "Sam Rivera"],
  ["Maximiliana Alexandra Featherstonehaugh", "Maximiliana Alexandra…"],
  ["Hubert Blaine Wolfeschlegelsteinhausen", "Hubert Blaine…"],
  ["Wolfeschlegelsteinhausenbergerdorff", "Wolfeschlegelsteinhausen…"],
  ["👩‍👩‍👧‍👦".repeat(25), `${"👩‍👩‍👧‍👦".repeat(24)}…`],
])("greets %s as %s", (name, expected) => {
  expect(shortName(name)).toBe(expected);
});

it("greets in a browser without Intl.Segmenter, too", async () => {
  Object.assign(Intl, { Segmenter: undefined });
  jest.resetModules();
  const older = await import("./short-name.ts");
  expect(older.shortName("Maximiliana Alexandra Featherstonehaugh")).toBe("Maximiliana Alexandra…");
});

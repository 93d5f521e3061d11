import { describe, expect, it } from "@jest/globals";
import { loose, looseTable } from "./accents.ts";

describe("a source for what's typed with accents or without", () => {
  it.each([
    ["sí|mañana", "manana"],
    ["sí|mañana", "sí"],
    ["(?:perché|più)", "perche"],
  ])("%s reads %s", (source, text) =>
    expect(new RegExp(`^(?:${source})$`, "u").test(text)).toBe(source.includes(text)),
  );

  it.each([
    ["sí|mañana", "manana"],
    ["(?:perché|più)", "perche"],
    ["última", "ultima"],
  ])("%s reads %s where it's loose", (source, text) => expect(text).toMatch(new RegExp(`^(?:${loose(source)})$`, "u")));

  it("leaves a word of one letter alone", () => expect(loose("è al")).toBe("è al"));

  it("changes every source of a table and nothing else", () =>
    expect(looseTable({ one: "qué", more: [["día", 1_440]], spaced: true })).toEqual({
      one: "qu[ée]",
      more: [["d[íi]a", 1_440]],
      spaced: true,
    }));
});

import { describe, expect, it } from "@jest/globals";
import { loose, looseTable } from "./accents.ts";

describe("a source for what's typed with accents or without", () => {
  it.each([
    ["sí|mañana", ["sí", "si", "mañana", "manana"]],
    ["(?:perché|più)", ["perché", "perche", "più", "piu"]],
    ["última", ["última", "ultima"]],
  ])("reads %s with its accents and without", (source, texts) => {
    for (const text of texts) expect(text).toMatch(new RegExp(`^(?:${loose(source)})$`, "u"));
  });

  it("adds no accents that the source doesn't have", () =>
    expect("sì").not.toMatch(new RegExp(`^(?:${loose("sí|si")})$`, "u")));

  it("leaves a word of one letter alone", () => expect(loose("è al")).toBe("è al"));

  it("changes every source of a table and nothing else", () =>
    expect(looseTable({ one: "qué", more: [["día", 1_440]], spaced: true })).toEqual({
      one: "qu[ée]",
      more: [["d[íi]a", 1_440]],
      spaced: true,
    }));
});

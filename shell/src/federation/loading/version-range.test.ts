import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { satisfies } from "semver";
import { inRange } from "./version-range.ts";

const number = fc.integer({ min: 0, max: 3 }).map(String);
const release = fc.tuple(number, number, number).map((parts) => parts.join("."));
const preRelease = fc.tuple(release, fc.constantFrom("alpha", "beta", "rc"), fc.integer({ min: 0, max: 11 }));
const version = fc.oneof(
  { weight: 3, arbitrary: release },
  preRelease.map(([base, name, count]) => `${base}-${name}.${count}`),
);
const partial = fc
  .tuple(number, number)
  .chain(([major, minor]) => fc.constantFrom(major, `${major}.${minor}`, `${major}.x`, `${major}.${minor}.x`));
const comparator = fc
  .tuple(fc.constantFrom("", "=", "^", "~", ">", ">=", "<", "<="), fc.oneof(version, partial))
  .map(([operator, what]) => operator + what);
const range = fc
  .array(
    fc.oneof(
      fc.constantFrom("*", "x"),
      fc.array(comparator, { minLength: 1, maxLength: 2 }).map((all) => all.join(" ")),
      fc.tuple(version, version).map(([from, to]) => `${from} - ${to}`),
    ),
    { minLength: 1, maxLength: 2 },
  )
  .map((sets) => sets.join(" || "));

describe("whether a version is in a range", () => {
  it("is decided as npm's semver decides it", () => {
    fc.assert(
      fc.property(version, range, (each, wanted) => {
        // Alternatives are asked one by one: as a whole, npm keeps only `*` of `* || 2.0.1-rc.1`, and then refuses the version it names.
        const expected = wanted.split(" || ").some((alternative) => satisfies(each, alternative));
        expect([each, wanted, inRange(each, wanted)]).toEqual([each, wanted, expected]);
      }),
      { numRuns: 10_000 },
    );
  });
  it.each(["nonsense", "latest", "1.2.3.4", "^^1.0.0", "file:../shell"])(
    "is false for %s, which isn't one",
    (wanted) => {
      expect(inRange("1.2.3", wanted)).toBe(false);
    },
  );
});

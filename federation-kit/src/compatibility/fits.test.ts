import { describe, expect, it } from "@jest/globals";
import { satisfies } from "semver";
import { baseVersion, describeMisfit, misfits } from "./fits.ts";

const provides = { contract: "1.4.0", shell: "2.1.0" };

describe("whether a feature fits a shell", () => {
  it.each([
    [{ contract: "^1.0.0", shell: "^2.0.0" }, []],
    [{ contract: "^1.5.0", shell: "^2.0.0" }, ["contract"]],
    [{ contract: "^2.0.0", shell: ">=3" }, ["contract", "shell"]],
    [{ contract: "nonsense", shell: "*" }, ["contract"]],
  ])("%j lacks %j", (requires, expected) => {
    expect(misfits(requires, provides, satisfies).map(({ part }) => part)).toEqual(expected);
  });

  it("treats every build of a version as that version", () => {
    expect(
      misfits({ contract: "^1.4.0", shell: "^2.1.0" }, { ...provides, shell: "2.1.0-h0123abcd" }, satisfies),
    ).toEqual([]);
    expect(baseVersion("2.1.0-h0123abcd")).toBe("2.1.0");
    expect(baseVersion("2.1.0-rc.1")).toBe("2.1.0-rc.1");
    expect(() => baseVersion("two")).toThrow(RangeError);
  });

  it("says what's required and what's provided", () => {
    expect(misfits({ contract: "^2.0.0", shell: "*" }, provides, satisfies).map(describeMisfit)).toEqual([
      "it requires contract ^2.0.0, and the shell provides 1.4.0",
    ]);
  });
});

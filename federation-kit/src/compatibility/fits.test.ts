import { describe, expect, it } from "@jest/globals";
import { satisfies } from "semver";
import { baseVersion, describeMisfit, misfits } from "./fits.ts";

const provides = { contract: "1.4.0", wire: "1.0.0", shell: "2.1.0" };

describe("whether a feature fits a shell", () => {
  it.each([
    [{ contract: "^1.0.0", shell: "^2.0.0" }, []],
    [{ contract: "^1.5.0", shell: "^2.0.0" }, ["contract"]],
    [{ contract: "^2.0.0", shell: ">=3" }, ["contract", "shell"]],
    [{ contract: "nonsense", shell: "*" }, ["contract"]],
    [{ contract: "^1.0.0", shell: "*", wire: "^1.1.0", spec: "^1.0.0" }, ["wire", "spec"]],
    [{ contract: "^1.0.0", shell: "*", wire: "^1.0.0" }, []],
    [{ contract: "^1.0.0", shell: "*", ui: "^1.1.0" }, ["ui"]],
  ])("%j lacks %j", (requires, expected) => {
    expect(misfits(requires, provides, satisfies).map(({ part }) => part)).toEqual(expected);
  });

  it("accepts what an earlier contract that the shell bridges fits, and nothing between the two", () => {
    const bridging = { ...provides, contract: "2.1.0", bridged: ["1.4.0"] };
    const contracts = ["^1.4.0", "^2.0.0", "^1.5.0", "^2.2.0"];
    const fitting = contracts.filter((contract) => misfits({ contract, shell: "*" }, bridging, satisfies).length === 0);
    expect(fitting).toEqual(["^1.4.0", "^2.0.0"]);
  });

  it.each(["wire", "spec", "ui"])("takes a feature that names no %s for one that needs version 1 of it", (part) => {
    const fitting = (version: string) =>
      misfits({ contract: "^1.0.0", shell: "*" }, { ...provides, [part]: version }, satisfies).map(
        (misfit) => misfit.part,
      );
    expect([fitting("1.9.0"), fitting("2.0.0")]).toEqual([[], [part]]);
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

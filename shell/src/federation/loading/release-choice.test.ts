import { describe, expect, it } from "@jest/globals";
import { sampleRelease } from "../../testing/sample-features.ts";
import { chooseReleases } from "./release-choice.ts";

const PROVIDES = { contract: "1.2.0", shell: "1.0.0-h0123abcd" };
const needs = (version: string, contract: string, shell = "^1.0.0") =>
  sampleRelease("mfe-chat", version, { requires: { contract, shell } });

describe("chooseReleases", () => {
  it("picks the active release, then earlier compatible ones", () => {
    const choice = chooseReleases(
      {
        id: "mfe-chat",
        active: needs("3.0.0", "^1.0.0"),
        fallbacks: [needs("2.0.0", "^9.0.0"), needs("1.0.0", "^1.1.0")],
      },
      PROVIDES,
    );
    expect(choice.candidates.map(({ version }) => version)).toEqual(["3.0.0", "1.0.0"]);
    expect(choice.misfit).toBeUndefined();
  });
  it("refuses a release with an incompatible contract before downloading it, and shows the newest compatible one", () => {
    const choice = chooseReleases(
      { id: "mfe-chat", active: needs("3.0.0", "^2.0.0"), fallbacks: [needs("2.0.0", "^1.0.0")] },
      PROVIDES,
    );
    expect(choice.candidates.map(({ version }) => version)).toEqual(["2.0.0"]);
    expect(choice.shown.version).toBe("2.0.0");
    expect(choice.misfit).toContain("^2.0.0");
  });
  it("keeps showing the active one when none is compatible", () => {
    const choice = chooseReleases(
      { id: "mfe-chat", active: needs("3.0.0", "^1.0.0", "^2.0.0"), fallbacks: [] },
      PROVIDES,
    );
    expect(choice.candidates).toEqual([]);
    expect(choice.shown.version).toBe("3.0.0");
  });
  it("survives an invalid version range", () => {
    const choice = chooseReleases({ id: "mfe-chat", active: needs("1.0.0", "whatever"), fallbacks: [] }, PROVIDES);
    expect(choice.candidates).toEqual([]);
  });
});

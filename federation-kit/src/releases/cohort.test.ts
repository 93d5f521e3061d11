import { describe, expect, it } from "@jest/globals";
import { COHORTS, isInRollout } from "./cohort.ts";

const all = Array.from({ length: COHORTS }, (_, cohort) => cohort);
const members = (percent: number, app = "mfe-a", version = "1.1.0") =>
  all.filter((cohort) => isInRollout(cohort, app, { version, percent }));

describe("a rollout", () => {
  it.each([1, 5, 25, 50, 99])("is to exactly %i %% of the cohorts", (percent) => {
    expect(members(percent)).toHaveLength((percent * COHORTS) / 100);
  });

  it("keeps everyone that it had when it grows", () => {
    const [few, more, most] = [members(1), members(5), members(25)];
    expect(more).toEqual(expect.arrayContaining(few));
    expect(most).toEqual(expect.arrayContaining(more));
  });

  it("is to the same cohorts on every server, and after every restart", () => {
    expect(members(1).slice(0, 2)).toEqual([3_875, 3_876]);
  });

  it("goes first to others for another release, and another app", () => {
    expect(members(5, "mfe-a", "1.2.0")).not.toEqual(members(5));
    expect(members(5, "mfe-b")).not.toEqual(members(5));
  });

  it("leaves out a visitor without a cohort", () => {
    expect(isInRollout(undefined, "mfe-a", { version: "1.1.0", percent: 99 })).toBe(false);
  });
});

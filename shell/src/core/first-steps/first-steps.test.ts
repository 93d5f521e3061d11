import { FAKE_USER } from "@atrium/shared-contracts/testing";
import { describe, expect, it, jest } from "@jest/globals";
import { createMemoryStorage } from "../../testing/memory-storage.ts";
import { FIRST_STEPS, NEW_USER_MS, doneSteps, keepDoneSteps, openSteps } from "./first-steps.ts";

const NONE = new Set<never>();
const CREATED = "2026-01-01T12:00:00.000Z";
const START = Date.parse(CREATED);
const USER = { ...FAKE_USER, preferredName: null, role: null, personalInfo: null, location: null, createdAt: CREATED };

describe("the first steps", () => {
  it("are all open for a new user, and none once the account is two weeks old", () => {
    expect(openSteps(USER, NONE, START)).toEqual(FIRST_STEPS);
    expect(openSteps(USER, NONE, START + NEW_USER_MS)).toEqual(FIRST_STEPS);
    expect(openSteps(USER, NONE, START + NEW_USER_MS + 1)).toEqual([]);
  });
  it("leave out what was done, and the profile once it says something", () => {
    expect(openSteps(USER, new Set(["calendar"]), START)).toEqual(["profile", "search"]);
    expect(openSteps({ ...USER, location: "Hue" }, NONE, START)).toEqual(["calendar", "search"]);
  });
  it("that are done stay done on this device", () => {
    const storage = createMemoryStorage({});
    keepDoneSteps(storage, new Set(["search"]));
    expect([...doneSteps(storage)]).toEqual(["search"]);
  });
  it("are all open when what's stored makes no sense", () => {
    const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
    for (const stored of ["{", "3", '{"search":true}', '["unknown"]'])
      expect([...doneSteps(createMemoryStorage({ atrium_first_steps: stored }))]).toEqual([]);
    warn.mockRestore();
  });
});

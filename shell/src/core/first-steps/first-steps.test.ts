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
  it("that are done stay done on this device, for that user", () => {
    const storage = createMemoryStorage({});
    keepDoneSteps(storage, "sam", new Set(["search"]));
    keepDoneSteps(storage, "kim", new Set(["calendar"]));
    keepDoneSteps(storage, "sam", new Set(["profile", "search"]));
    expect([...doneSteps(storage, "sam")]).toEqual(["profile", "search"]);
    expect([...doneSteps(storage, "kim")]).toEqual(["calendar"]);
  });
  it("are remembered for a limited number of users, the latest", () => {
    const storage = createMemoryStorage({});
    const users = Array.from({ length: 100 }, (_, index) => `user-${index}`);
    for (const user of users) keepDoneSteps(storage, user, new Set(["search"]));
    const remembered = users.filter((user) => doneSteps(storage, user).size > 0);
    expect(remembered).toEqual(users.slice(-20));
  });
  it("are all open when what's stored makes no sense", () => {
    const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
    for (const stored of ["{", "3", '["search"]', '{"sam":true}', '{"sam":["unknown"]}'])
      expect([...doneSteps(createMemoryStorage({ atrium_first_steps: stored }), "sam")]).toEqual([]);
    warn.mockRestore();
  });
});

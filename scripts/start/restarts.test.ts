import { describe, expect, it } from "@jest/globals";
import { createRestarts } from "./restarts.ts";

const CRASH = { code: 1, signal: null };
const KILLED = { code: null, signal: "SIGKILL" } as const;

function afterListening() {
  const restarts = createRestarts();
  restarts.listening();
  return restarts;
}

describe("a server that exited", () => {
  it("is restarted, with longer and longer pauses while it keeps exiting", () => {
    const restarts = afterListening();
    const pauses = [KILLED, CRASH, CRASH, CRASH, CRASH, CRASH, CRASH].map((ending) => restarts.after(ending, 500));
    expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
  });

  it("is restarted soon if it had been running well for a while", () => {
    const restarts = afterListening();
    for (let time = 0; time < 5; time += 1) restarts.after(CRASH, 500);
    expect(restarts.after(KILLED, 60_000)).toBe(1_000);
  });

  it.each([0, 64, 65, 75, 78])("isn't restarted after exit code %i, which another start would only repeat", (code) => {
    expect(afterListening().after({ code, signal: null }, 500)).toBeUndefined();
  });

  it("is restarted to wait for a database that doesn't answer", () => {
    expect(afterListening().after({ code: 69, signal: null }, 500)).toBe(1_000);
  });

  it("isn't restarted if it never came up", () => {
    expect(createRestarts().after(CRASH, 500)).toBeUndefined();
  });
});

import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { createTimeSlices, SLICE_MS } from "./time-slices.ts";

/** Turns of the event loop up to now. */
let turns = 0;
let counting: NodeJS.Immediate;
beforeEach(() => {
  turns = 0;
  const count = () => {
    turns += 1;
    counting = setImmediate(count);
  };
  counting = setImmediate(count);
});
afterEach(() => clearImmediate(counting));

describe("sliced work", () => {
  it("yields to others when a slice is over, and not before", async () => {
    let time = 0;
    const rest = createTimeSlices(() => time);
    for (let step = 0; step < 100; step += 1) await rest();
    expect(turns).toBe(0);
    for (let slice = 1; slice <= 3; slice += 1) {
      time += SLICE_MS;
      await rest();
      await rest();
      expect(turns).toBe(slice);
    }
  });

  it("takes turns with other sliced work", async () => {
    let time = 0;
    const wokenAt: number[] = [];
    const work = async () => {
      const rest = createTimeSlices(() => time);
      time += SLICE_MS;
      await rest();
      wokenAt.push(turns);
    };
    await Promise.all([work(), work(), work()]);
    expect(new Set(wokenAt).size).toBe(3);
  });
});

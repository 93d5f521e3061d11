import { expect } from "@playwright/test";

/** What's measured, e.g. a position, once it hasn't changed for a second: on a slow machine, what moved it still may. */
export async function atRest(measure: () => Promise<number>): Promise<number> {
  let [before, now] = [Number.NaN, await measure()];
  await expect
    .poll(
      async () => {
        [before, now] = [now, await measure()];
        return now === before;
      },
      { intervals: [1_000] },
    )
    .toBe(true);
  return now;
}

import { describe, expect, it } from "@jest/globals";
import { createFreeSpaceCheck, FREE_SPACE_MIN_BYTES } from "./free-space.ts";

describe("the check of free space", () => {
  it("rejects with 53100 under 200 MB, and checks the disk at most once a second", async () => {
    let now = 0;
    let free = FREE_SPACE_MIN_BYTES;
    let looks = 0;
    const check = createFreeSpaceCheck(
      "/data",
      () => {
        looks += 1;
        return Promise.resolve(free);
      },
      () => now,
    );
    await check();
    free -= 1;
    now = 999;
    await check();
    expect(looks).toBe(1);
    now = 1_000;
    await expect(check()).rejects.toMatchObject({ code: "53100" });
    free = FREE_SPACE_MIN_BYTES;
    now = 2_000;
    await check();
    expect(looks).toBe(3);
  });

  it("reads the real disk", async () => {
    await expect(createFreeSpaceCheck(import.meta.dirname)()).resolves.toBeUndefined();
  });
});

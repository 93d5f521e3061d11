import { describe, expect, it } from "@jest/globals";
import { createHashQueue, HASHING } from "./hash-queue.ts";

describe("password hashing", () => {
  it("hashes two at a time in order, and rejects requests beyond the queue's limit", async () => {
    const queue = createHashQueue();
    const started: { readonly number: number; finish(): void }[] = [];
    const hash = (number: number) =>
      queue.run(() => new Promise<number>((resolve) => started.push({ number, finish: () => resolve(number) })));
    const taken = Array.from({ length: HASHING.atOnce + HASHING.waiting }, (_, number) => hash(number));
    await expect(hash(99)).rejects.toMatchObject({ code: "overloaded", headers: { "retry-after": "2" } });
    for (let number = 0; number < taken.length; number += 1) {
      expect(started).toHaveLength(Math.min(number + HASHING.atOnce, taken.length));
      started[number]?.finish();
      await taken[number];
    }
    expect(started.map((each) => each.number)).toEqual(taken.map((_, number) => number));
    const later = hash(100);
    started.at(-1)?.finish();
    expect(await later).toBe(100);
  });

  it("continues after a failure", async () => {
    const queue = createHashQueue();
    const failing = Array.from({ length: 5 }, () => queue.run(() => Promise.reject(new Error("no memory"))));
    await expect(Promise.all(failing)).rejects.toThrow("no memory");
    await Promise.allSettled(failing);
    expect(await queue.run(() => Promise.resolve("ok"))).toBe("ok");
  });
});

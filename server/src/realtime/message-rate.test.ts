import { describe, expect, it } from "@jest/globals";
import { createMessageRate } from "./message-rate.ts";

describe("a connection's message rate", () => {
  it("stays within Ably's limit per second, in call order", async () => {
    const rate = createMessageRate();
    const times: number[] = [];
    const order: number[] = [];
    const begun = performance.now();
    await Promise.all(
      Array.from({ length: 60 }, async (_, index) => {
        await rate.take();
        times.push(performance.now() - begun);
        order.push(index);
      }),
    );
    expect(order).toEqual(order.map((_, index) => index));
    for (const time of times) {
      expect(times.filter((other) => other >= time && other < time + 1_000).length).toBeLessThan(50);
    }
    expect(rate.waiting).toBe(0);
  });
});

import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { createKeyedQueue } from "./keyed-queue.ts";

/** Work that ends when the test says so. */
function createWork() {
  const begun: { name: string; end: () => void; fail: (error: Error) => void }[] = [];
  const work = (name: string) => () =>
    new Promise<string>((resolve, reject) => begun.push({ name, end: () => resolve(name), fail: reject }));
  return { begun, work, names: () => begun.map(({ name }) => name) };
}

const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

describe("a line", () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it("runs two of an account's calls at once, the others in order, and doesn't make other accounts wait", async () => {
    const enqueue = createKeyedQueue({ atOnce: 2, waiting: 20, seconds: 5 });
    const { begun, work, names } = createWork();
    const answers = ["a", "b", "c", "d"].map((name) => enqueue("ada", work(name)));
    const bobs = enqueue("bob", work("bob"));
    await settle();
    expect(names()).toEqual(["a", "b", "bob"]);
    begun[0]?.end();
    await settle();
    expect(names()).toEqual(["a", "b", "bob", "c"]);
    begun[1]?.fail(new Error("It broke"));
    await expect(answers[1]).rejects.toThrow("It broke");
    await settle();
    expect(names()).toEqual(["a", "b", "bob", "c", "d"]);
    for (const { end } of begun) end();
    expect(await Promise.all([answers[0], answers[2], answers[3], bobs])).toEqual(["a", "c", "d", "bob"]);
    void enqueue("ada", work("e"));
    void enqueue("ada", work("f"));
    void enqueue("ada", work("g"));
    await settle();
    expect(names().slice(5)).toEqual(["e", "f"]);
  });

  it("refuses calls that find no place or wait too long, and continues without them", async () => {
    const enqueue = createKeyedQueue({ atOnce: 1, waiting: 1, seconds: 5 });
    const { begun, work, names } = createWork();
    const refusal = { code: "too_many_requests", headers: { "retry-after": "5" } };
    const first = enqueue("ada", work("a"));
    const late = enqueue("ada", work("b"));
    await expect(enqueue("ada", work("c"))).rejects.toMatchObject(refusal);
    jest.advanceTimersByTime(5_000);
    await expect(late).rejects.toMatchObject(refusal);
    const next = enqueue("ada", work("d"));
    begun[0]?.end();
    expect(await first).toBe("a");
    await settle();
    expect(names()).toEqual(["a", "d"]);
    begun[1]?.end();
    expect(await next).toBe("d");
  });

  it("refuses with the error that it's given", async () => {
    const enqueue = createKeyedQueue({ atOnce: 1, waiting: 0, seconds: 3, refused: "overloaded" });
    const { begun, work } = createWork();
    const first = enqueue("", work("a"));
    await expect(enqueue("", work("b"))).rejects.toMatchObject({ code: "overloaded", headers: { "retry-after": "3" } });
    begun[0]?.end();
    await first;
  });
});

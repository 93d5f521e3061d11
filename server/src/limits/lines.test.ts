import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { createLines } from "./lines.ts";

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
    const inLine = createLines({ atOnce: 2, waiting: 20, seconds: 5 });
    const { begun, work, names } = createWork();
    const answers = ["a", "b", "c", "d"].map((name) => inLine("ada", work(name)));
    const bobs = inLine("bob", work("bob"));
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
    void inLine("ada", work("e"));
    void inLine("ada", work("f"));
    void inLine("ada", work("g"));
    await settle();
    expect(names().slice(5)).toEqual(["e", "f"]);
  });

  it("refuses calls that find no place or wait too long, and continues without them", async () => {
    const inLine = createLines({ atOnce: 1, waiting: 1, seconds: 5 });
    const { begun, work, names } = createWork();
    const refusal = { code: "too_many_requests", headers: { "retry-after": "5" } };
    const first = inLine("ada", work("a"));
    const late = inLine("ada", work("b"));
    await expect(inLine("ada", work("c"))).rejects.toMatchObject(refusal);
    jest.advanceTimersByTime(5_000);
    await expect(late).rejects.toMatchObject(refusal);
    const next = inLine("ada", work("d"));
    begun[0]?.end();
    expect(await first).toBe("a");
    await settle();
    expect(names()).toEqual(["a", "d"]);
    begun[1]?.end();
    expect(await next).toBe("d");
  });
});

import { HttpError } from "@atrium/shared-contracts/contract";
import { defer, of } from "@atrium/shared-contracts/rx";
import { marbles } from "@atrium/shared-contracts/testing";
import { describe, expect, it, jest } from "@jest/globals";
import { retryAfter, withRetries } from "./retry.ts";

const failures = (count: number) => Array.from({ length: count }, (_, index) => new HttpError(`no ${index + 1}`, 500));
const failing = (count: number) => {
  const left = failures(count);
  return jest.fn(async () => {
    const error = left.shift();
    if (error) throw error;
    return "yes";
  });
};
const once = async () => {};

describe("the retry", () => {
  it(
    "waits as long as it's told after each failure, and counts them",
    marbles(({ cold, expectObservable }) => {
      const attempts = [cold("-#"), cold("-#"), cold("-a|")];
      const next = defer(() => attempts.shift() ?? of("none"));
      expectObservable(next.pipe(retryAfter((_, failures) => failures * 10))).toBe("33ms a|");
    }),
  );

  it(
    "gives up with the last error",
    marbles(({ cold, expectObservable }) => {
      const source = cold("-#", undefined, "no");
      expectObservable(source.pipe(retryAfter((_, failures) => (failures < 3 ? 5 : undefined)))).toBe(
        "13ms #",
        undefined,
        "no",
      );
    }),
  );

  it("makes attempts until one succeeds", async () => {
    const attempt = failing(2);
    const pauses: number[] = [];
    const wait = async (ms: number) => void pauses.push(ms);
    await expect(withRetries(attempt, (_, failures) => failures * 100, wait)).resolves.toBe("yes");
    expect(attempt).toHaveBeenCalledTimes(3);
    expect(pauses).toEqual([100, 200]);
  });

  it("rejects with the error that isn't worth another attempt", async () => {
    const attempt = failing(5);
    await expect(withRetries(attempt, (_, failures) => (failures < 2 ? 0 : undefined), once)).rejects.toThrow("no 2");
    expect(attempt).toHaveBeenCalledTimes(2);
  });

  it("ends with the error that ended the pause", async () => {
    const left = new Error("left the page");
    await expect(
      withRetries(
        failing(5),
        () => 0,
        () => Promise.reject(left),
      ),
    ).rejects.toBe(left);
  });
});

import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { readWithin } from "./read-within.ts";

describe("items that somebody reads within a time", () => {
  let givenUp: jest.Mock<() => void>;
  beforeEach(() => {
    jest.useFakeTimers();
    givenUp = jest.fn();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  async function* source() {
    for (const item of ["a", "b", "c"]) {
      jest.advanceTimersByTime(60_000);
      yield item;
    }
  }

  it("may take long to come", async () => {
    expect(await Array.fromAsync(readWithin(source(), 100, givenUp))).toEqual(["a", "b", "c"]);
    expect(givenUp).not.toHaveBeenCalled();
    expect(jest.getTimerCount()).toBe(0);
  });

  it("are given up once reading them has taken longer in all", async () => {
    const items = readWithin(source(), 100, givenUp);
    await items.next();
    jest.advanceTimersByTime(60);
    await items.next();
    jest.advanceTimersByTime(39);
    expect(givenUp).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(givenUp).toHaveBeenCalledTimes(1);
    await items.return(undefined);
    expect(jest.getTimerCount()).toBe(0);
  });
});

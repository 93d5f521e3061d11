import { NEVER } from "@atrium/shared-contracts/rx";
import { marbles } from "@atrium/shared-contracts/testing";
import { describe, expect, it } from "@jest/globals";
import { unanswered } from "./unanswered.ts";

describe("a tab that's pinged", () => {
  it(
    "is given up after two pings without an answer, within 2.1 seconds",
    marbles(({ expectObservable, flush }) => {
      let pings = 0;
      expectObservable(unanswered(NEVER, () => (pings += 1))).toBe("2100ms (g|)", { g: 2 });
      flush();
      expect(pings).toBe(3);
    }),
  );

  it(
    "isn't pinged while it says something, nor given up",
    marbles(({ hot, expectObservable }) => {
      const signs$ = hot("600ms s 600ms s 600ms s 1400ms s");
      expectObservable(
        unanswered(signs$, () => {}),
        "^ 5s !",
      ).toBe("");
    }),
  );
});

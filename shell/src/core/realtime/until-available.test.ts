import { HttpError } from "@atrium/shared-contracts/contract";
import { defer } from "@atrium/shared-contracts/rx";
import { marbles } from "@atrium/shared-contracts/testing";
import { describe, expect, it } from "@jest/globals";
import { skippedWithoutRealtime, untilAvailable } from "./until-available.ts";

const ignore = () => {};
const longest = () => 1;

describe("an unavailable realtime service", () => {
  it(
    "is tried again after 10 s, 20 s and so on, up to five minutes",
    marbles(({ cold, expectObservable, flush }) => {
      const failures = Array.from({ length: 6 }, () => cold("#"));
      const service$ = defer(() => failures.shift() ?? cold("a"));
      // 10 + 20 + 40 + 80 + 160 + 300 s
      expectObservable(service$.pipe(untilAvailable(ignore, longest))).toBe("610s a");
      flush();
    }),
  );

  it(
    "is tried again after half of that at the earliest, so that not all clients come back at once",
    marbles(({ cold, expectObservable }) => {
      const failures = [cold("#")];
      const service$ = defer(() => failures.shift() ?? cold("a"));
      expectObservable(service$.pipe(untilAvailable(ignore, () => 0))).toBe("5s a");
    }),
  );

  it(
    "is only tried every five minutes when the server has none",
    marbles(({ cold, expectObservable }) => {
      const failures = [cold("#", {}, new HttpError("Not found", 404)), cold("#", {}, new HttpError("Not found", 404))];
      const service$ = defer(() => failures.shift() ?? cold("a"));
      expectObservable(service$.pipe(untilAvailable(ignore, longest, skippedWithoutRealtime))).toBe("600s a");
    }),
  );

  it(
    "gives the reason for each failure",
    marbles(({ cold, flush }) => {
      const reasons: string[] = [];
      const failures = [cold("#", {}, new HttpError("HTTP 503", 503)), cold("#", {}, "no token")];
      defer(() => failures.shift() ?? cold("a|"))
        .pipe(untilAvailable((reason) => reasons.push(reason), longest))
        .subscribe();
      flush();
      expect(reasons).toEqual(["HTTP 503", "no token"]);
    }),
  );
});

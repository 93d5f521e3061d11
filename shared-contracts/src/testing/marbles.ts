import { expect } from "@jest/globals";
import { type RunHelpers, TestScheduler } from "rxjs/testing";

/** A marble test, on RxJS's virtual time: one character of a diagram is one millisecond. Pass it to `it`. */
export const marbles = (test: (helpers: RunHelpers) => void) => () =>
  new TestScheduler((actual, expected) => expect(actual).toEqual(expected)).run(test);

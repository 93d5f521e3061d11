import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import type { LoadCause } from "./feature-load-error.ts";
import { LOAD_RETRIES } from "./limits.ts";
import { type LoadEvent, type LoadState, nextLoadState, startLoad } from "./load-machine.ts";

const UNREACHABLE: LoadCause = { kind: "unreachable" };
const DONE: LoadEvent = { kind: "done" };
const failed = (reason: LoadCause = UNREACHABLE, isFinal = false): LoadEvent => ({ kind: "failed", reason, isFinal });
const after = (events: readonly LoadEvent[], candidates = 2): LoadState =>
  events.reduce((state, event) => nextLoadState(state, event, candidates), startLoad(candidates));

describe("the states of a load", () => {
  it("are entry, exposed module and shape, and then it's ready", () => {
    expect([0, 1, 2, 3].map((count) => after(Array.from({ length: count }, () => DONE)).status)).toEqual([
      "entry",
      "expose",
      "shape",
      "ready",
    ]);
  });

  it("start over after a pause when the network or the server failed", () => {
    expect(after([DONE, failed()])).toEqual({ status: "pausing", candidate: 0, failures: 1 });
    expect(after([DONE, failed(), DONE])).toEqual({ status: "entry", candidate: 0, failures: 1 });
  });

  it.each<[string, LoadEvent]>([
    ["what was changed", failed({ kind: "integrity" })],
    ["what threw", failed({ kind: "evaluation", detail: "" })],
    ["what was already tried again", failed(UNREACHABLE, true)],
  ])("go on to the earlier release after %s", (_what, event) => {
    expect(after([event])).toEqual({ status: "entry", candidate: 1, failures: 0 });
  });

  it("end with the last release's first failure, and with the time", () => {
    expect(after([failed(UNREACHABLE, true), failed()])).toEqual({ status: "failed" });
    expect(after([{ kind: "over" }])).toEqual({ status: "failed" });
    expect(startLoad(0)).toEqual({ status: "failed" });
  });

  it("always end: no more steps than releases and retries allow, whatever happens", () => {
    const reasons = fc.constantFrom<LoadCause>(UNREACHABLE, { kind: "timeout", seconds: 8 }, { kind: "integrity" });
    const events = fc.oneof(
      fc.constant(DONE),
      fc.record({ kind: fc.constant("failed" as const), reason: reasons, isFinal: fc.boolean() }),
    );
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3 }), fc.infiniteStream(events), (candidates, stream) => {
        let state = startLoad(candidates);
        let steps = 0;
        for (const event of stream) {
          if (state.status === "ready" || state.status === "failed") break;
          state = nextLoadState(state, event, candidates);
          steps += 1;
        }
        expect(steps).toBeLessThanOrEqual(3 * candidates + 4 * LOAD_RETRIES.unreachable);
        if (state.status === "ready") expect(state.candidate).toBeLessThan(candidates);
      }),
    );
  });
});

import { describe, expect, it } from "@jest/globals";
import { createReplyTrail, joinTrails, NO_TRAIL, REASONING_MAX_LENGTH } from "./reply-trail.ts";

function withClock() {
  let at = 0;
  return { trail: createReplyTrail([], () => at), pass: (seconds: number) => (at += seconds * 1_000) };
}

describe("the time that a model thinks", () => {
  it("counts while it thinks, and not while tools run or text is written", () => {
    const { trail, pass } = withClock();
    trail.think("a", 0);
    pass(5);
    trail.think("b", 0);
    pass(2);
    trail.pause();
    pass(60);
    trail.think("c", 10);
    pass(5);
    trail.pause();
    expect(trail.trail.reasoning).toEqual({ text: "ab\n\nc", seconds: 12 });
  });

  it("includes a thought that's cut off", () => {
    const { trail, pass } = withClock();
    trail.think("a", 0);
    pass(3);
    expect(trail.trail.reasoning).toEqual({ text: "a", seconds: 3 });
  });

  it("adds up when a reply is continued", () => {
    const { trail, pass } = withClock();
    trail.think("b", 0);
    pass(3);
    const before = { steps: [{ kind: "calendar" }], reasoning: { text: "a", seconds: 4 } };
    expect(joinTrails(before, trail.trail).reasoning).toEqual({ text: "a\n\nb", seconds: 7 });
    expect(joinTrails(before, NO_TRAIL)).toEqual(before);
  });
});

describe("thoughts", () => {
  it("are stored whole when a piece splits a character, and cut between characters", () => {
    const { trail } = withClock();
    for (const piece of "😀".split("")) trail.think(piece, 0);
    expect(trail.pause()).toEqual({ text: "😀", seconds: 1 });
    trail.think("x".repeat(REASONING_MAX_LENGTH - 5) + "😀😀", 0);
    const added = trail.pause()?.text ?? "";
    expect(added.isWellFormed()).toBe(true);
    expect(trail.trail.reasoning?.text).toHaveLength(REASONING_MAX_LENGTH - 1);
  });

  it("begin again after what interrupts them, and are reported a bounded number of times", () => {
    const { trail } = withClock();
    const begun = Array.from({ length: 150 }, () => {
      const beginning = trail.think("a", 0);
      expect(trail.think("b", 0)).toBeNull();
      trail.pause();
      return beginning;
    });
    expect(begun[0]).toEqual({ kind: "reasoning", offset: 0 });
    expect(begun.filter((beginning) => beginning !== null)).toHaveLength(100);
  });
});

it("a later attempt repeats no step of an earlier one", () => {
  const trail = createReplyTrail([{ kind: "calendar" }]);
  expect(trail.done({ kind: "calendar", detail: "  " })).toBeNull();
  expect(trail.done({ kind: "weather", detail: "Hue\n" })).toEqual({ kind: "weather", detail: "Hue" });
  expect(trail.begun({ kind: "files" }, 7)).toEqual({ kind: "files", offset: 7 });
});

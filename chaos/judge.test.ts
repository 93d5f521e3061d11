import { describe, expect, it } from "@jest/globals";
import { isClean, judge, type SentMessage, type StoredMessage } from "./judge.ts";

const sent = (text: string, acknowledged = true): SentMessage => ({ text, acknowledged });
const stored = (text: string, turn: StoredMessage["turn"] = "done", replies = 1): StoredMessage => ({
  text,
  turn,
  replies,
});

describe("the judge", () => {
  it("finds nothing where each message is answered once or failed visibly", () => {
    const verdict = judge([sent("a"), sent("b"), sent("c")], [stored("a"), stored("b", "failed", 1), stored("c")]);
    expect(verdict).toMatchObject({ sent: 3, answered: 2, failedVisibly: 1 });
    expect(isClean(verdict)).toBe(true);
  });

  it.each([
    ["lost", [sent("a"), sent("b")], [stored("b")]],
    ["doubled", [sent("a")], [stored("a"), stored("a")]],
    ["doubled", [sent("a")], [stored("a", "done", 2)]],
    ["hung", [sent("a")], [stored("a", "running", 0)]],
    ["hung", [sent("a")], [stored("a", "queued", 0)]],
    ["hung", [sent("a")], [stored("a", "done", 0)]],
    ["hung", [sent("a")], [stored("a", null, 0)]],
    ["unsent", [sent("a", false)], []],
  ] as const)("finds a message that was %s", (fault, messages, rows) => {
    const verdict = judge(messages, rows);
    expect(verdict[fault]).toEqual(["a"]);
    expect(isClean(verdict)).toBe(false);
  });
});

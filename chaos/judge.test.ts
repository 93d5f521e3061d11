import { describe, expect, it } from "@jest/globals";
import { isClean, isServerFault, judge, type SentMessage, type StoredMessage } from "./judge.ts";

const producedFor = (text: string) => `re: ${text}`;
const sent = (text: string, acknowledged = true, shown = producedFor(text)): SentMessage => ({
  text,
  acknowledged,
  shown,
});
const stored = (
  text: string,
  turn: StoredMessage["turn"] = "done",
  replies = 1,
  reply: string | null = producedFor(text),
): StoredMessage => ({ text, turn, replies, reply });

describe("the judge", () => {
  it("finds no problem if each message is answered once or fails visibly", () => {
    const verdict = judge(
      [sent("a"), sent("b"), sent("c")],
      [stored("a"), stored("b", "failed", 1, "half"), stored("c")],
      producedFor,
    );
    expect(verdict).toMatchObject({ sent: 3, answered: 2, failedVisibly: 1 });
    expect(verdict).toMatchObject({ lost: [], doubled: [], hung: [], altered: [], unsent: [] });
  });

  it.each([
    [2, true],
    [3, false],
  ])("allows at most 2%% of the messages to fail visibly: %d of 100", (failed, clean) => {
    const texts = Array.from({ length: 100 }, (_, index) => `message ${index}`);
    const rows = texts.map((text, index) => stored(text, index < failed ? "failed" : "done"));
    const verdict = judge(
      texts.map((text) => sent(text)),
      rows,
      producedFor,
    );
    expect(verdict.failedVisibly).toBe(failed);
    expect(isClean(verdict)).toBe(clean);
  });

  it("counts a 500 as a server fault unless it says how a reply failed", () => {
    expect(isServerFault({ status: 500, code: "internal" })).toBe(true);
    expect(isServerFault({ status: 500 })).toBe(true);
    for (const code of ["turn_lost", "assistant_failed"]) expect(isServerFault({ status: 500, code })).toBe(false);
    expect(isServerFault({ status: 503, code: "unavailable" })).toBe(false);
    expect(isServerFault({})).toBe(false);
  });

  it.each([
    ["lost", [sent("a"), sent("b")], [stored("b")]],
    ["doubled", [sent("a")], [stored("a"), stored("a")]],
    ["doubled", [sent("a")], [stored("a", "done", 2)]],
    ["hung", [sent("a")], [stored("a", "running", 0)]],
    ["hung", [sent("a")], [stored("a", "queued", 0)]],
    ["hung", [sent("a")], [stored("a", "done", 0)]],
    ["hung", [sent("a")], [stored("a", null, 0)]],
    ["altered", [sent("a")], [stored("a", "done", 1, "re: A")]],
    ["altered", [sent("a", true, "re: aa")], [stored("a")]],
    ["altered", [{ text: "a", acknowledged: true }], [stored("a")]],
    ["unsent", [sent("a", false)], []],
  ] as const)("finds a message that was %s", (fault, messages, rows) => {
    const verdict = judge(messages, rows, producedFor);
    expect(verdict[fault]).toEqual(["a"]);
    expect(isClean(verdict)).toBe(false);
  });
});

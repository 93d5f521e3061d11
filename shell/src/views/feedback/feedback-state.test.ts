import { describe, expect, it } from "@jest/globals";
import { FeedbackSubmission } from "@atrium/shared-contracts/wire";
import { canSubmitFeedback, counterColor, holdsUnsent, isValidContent } from "./feedback-state.ts";

describe("the rules of feedback", () => {
  it("color the counter above 4500, and at exactly 5000", () => {
    expect([0, 4_500, 4_501, 4_999, 5_000].map(counterColor)).toEqual([
      "text.secondary",
      "text.secondary",
      "warning",
      "warning",
      "error",
    ]);
  });
  it.each([
    ["nothing", "", false],
    ["blanks", " \n\t ", false],
    ["invisible characters", "\u200B\u2060", false],
    ["one character", "x", true],
    ["5000 characters", "x".repeat(5_000), true],
    ["5000 characters among blanks", `  ${"x".repeat(5_000)}\n`, true],
    ["5001 characters", "x".repeat(5_001), false],
    ["5000 emoji", "🐦".repeat(5_000), true],
    ["5001 emoji", "🐦".repeat(5_001), false],
  ])("judge %s, once trimmed, like the server does", (_, text, valid) => {
    expect(isValidContent(text)).toBe(valid);
    expect(FeedbackSubmission.safeParse({ type: "idea", content: text.trim() }).success).toBe(valid);
  });
  it("allow a submission only while idle or after an error, with something in it", () => {
    const written = { type: "idea", text: "x" } as const;
    expect(canSubmitFeedback({ status: "idle", ...written })).toBe(true);
    expect(canSubmitFeedback({ status: "error", message: "", ...written })).toBe(true);
    expect(canSubmitFeedback({ status: "idle", type: "idea", text: "  " })).toBe(false);
    expect(canSubmitFeedback({ status: "submitting", ...written })).toBe(false);
    expect(canSubmitFeedback({ status: "success", ...written })).toBe(false);
  });
  it("ask before discarding written text, and not otherwise", () => {
    expect(holdsUnsent({ status: "error", message: "", type: "idea", text: "x" })).toBe(true);
    expect(holdsUnsent({ status: "idle", type: "general", text: " " })).toBe(false);
    expect(holdsUnsent({ status: "success", type: "idea", text: "x" })).toBe(false);
  });
});

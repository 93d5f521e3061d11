import { describe, expect, it } from "@jest/globals";
import { type PasswordDraft, firstProblem, problemsIn } from "./password-draft.ts";

const draft = (part: Partial<PasswordDraft> = {}): PasswordDraft => ({
  current: "old secret",
  next: "new secret",
  confirmation: "new secret",
  ...part,
});

describe("a password change", () => {
  it("has no problems when everything is valid", () => {
    expect(problemsIn(draft())).toEqual({});
  });

  it.each([
    [{ current: "" }, { current: "current_missing" }],
    [{ next: "seven77", confirmation: "seven77" }, { next: "too_short" }],
    [{ next: "\u200b".repeat(8), confirmation: "\u200b".repeat(8) }, { next: "too_invisible" }],
    [{ next: "x".repeat(129), confirmation: "x".repeat(129) }, { next: "too_long" }],
    [{ next: "" }, { next: "next_missing", confirmation: "no_match" }],
    [{ next: "old secret", confirmation: "old secret" }, { next: "unchanged" }],
    [
      { current: "caf\u00e9 secret", next: "cafe\u0301 secret", confirmation: "cafe\u0301 secret" },
      { next: "unchanged" },
    ],
    [{ confirmation: "" }, { confirmation: "confirmation_missing" }],
    [{ confirmation: "new Secret" }, { confirmation: "no_match" }],
  ] as const)("with %j is held back with a reason", (part, problems) => {
    expect(problemsIn(draft(part))).toEqual(problems);
  });

  it("counts characters, not UTF-16 units", () => {
    expect(problemsIn(draft({ next: "😀".repeat(4), confirmation: "😀".repeat(4) }))).toEqual({ next: "too_short" });
    expect(problemsIn(draft({ next: "😀".repeat(128), confirmation: "😀".repeat(128) }))).toEqual({});
  });

  it("doesn't require a current password if the account has none", () => {
    expect(problemsIn(draft({ current: "" }), false)).toEqual({});
    expect(problemsIn({ current: "", next: "", confirmation: "" }, false)).toEqual({
      next: "next_missing",
      confirmation: "confirmation_missing",
    });
  });

  it("points to the first field with a problem", () => {
    expect(firstProblem(problemsIn({ current: "", next: "", confirmation: "" }))).toBe("current");
    expect(firstProblem(problemsIn(draft({ confirmation: "" })))).toBe("confirmation");
    expect(firstProblem({})).toBeUndefined();
  });
});

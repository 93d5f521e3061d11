import { describe, expect, it } from "@jest/globals";
import { MESSAGE_MAX_CHARACTERS } from "@atrium/shared-contracts/spec";
import { composerState, isSendKey } from "./composer-rules.ts";

const key = (more: Partial<Parameters<typeof isSendKey>[0]>) =>
  isSendKey({ key: "Enter", shiftKey: false, keyCode: 13, nativeEvent: { isComposing: false }, ...more });

describe("composer", () => {
  it("sends on Enter, but not on Shift+Enter or while an input method is composing", () => {
    expect(key({})).toBe(true);
    expect(key({ shiftKey: true })).toBe(false);
    expect(key({ nativeEvent: { isComposing: true } })).toBe(false);
    expect(key({ keyCode: 229 })).toBe(false);
    expect(key({ key: "a" })).toBe(false);
  });

  it("allows sending unless the text is blank, too long or already being sent", () => {
    expect(composerState(" \n ", false).canSend).toBe(false);
    expect(composerState("x", false).canSend).toBe(true);
    expect(composerState("x", true).canSend).toBe(false);
  });

  it("counts characters as code points, and shows the count near the limit", () => {
    expect(composerState("🙂".repeat(MESSAGE_MAX_CHARACTERS), false)).toMatchObject({
      tooLong: false,
      canSend: true,
      showsCount: true,
    });
    expect(composerState("x".repeat(MESSAGE_MAX_CHARACTERS + 1), false)).toMatchObject({
      tooLong: true,
      canSend: false,
    });
    expect(composerState("x", false).showsCount).toBe(false);
  });
});

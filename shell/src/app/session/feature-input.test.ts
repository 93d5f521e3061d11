import type { NotificationInput, Toast } from "@atrium/shared-contracts/contract";
import { describe, expect, it, jest } from "@jest/globals";
import { TEXT_CHARACTERS, TITLE_CHARACTERS, readNotification, readToast } from "./feature-input.ts";

const HERE = "https://atrium.test";
const notification = (input: unknown) => readNotification(input as NotificationInput, HERE);
const toast = (input: unknown) => readToast(input as Toast);

describe("a notification from a feature", () => {
  it("is shown unchanged when it's valid", () => {
    const given = { type: "warning", title: "T", message: "M", path: "/chat/1?a=b" } as const;
    expect(readNotification(given, HERE)).toEqual(given);
  });
  it("is always plain text of a known type, whatever was passed in", () => {
    expect(notification({ type: "loud", title: { a: 1 }, message: undefined })).toEqual({
      type: "info",
      title: "",
      message: "",
    });
  });
  it("has its texts cut to a maximum length, never in the middle of a character", () => {
    const { title, message } = notification({ type: "info", title: "🐦".repeat(300), message: "x".repeat(1e6) });
    expect(title).toBe(`${"🐦".repeat(TITLE_CHARACTERS)}…`);
    expect(message).toBe(`${"x".repeat(TEXT_CHARACTERS)}…`);
    expect(notification({ title: "🐦".repeat(TITLE_CHARACTERS) }).title).toBe("🐦".repeat(TITLE_CHARACTERS));
  });
  it.each(["https://evil.test/", "//evil.test", "javascript:alert(1)", "/\\evil.test", 7, null])(
    "drops the path %j",
    (path) => {
      expect(notification({ type: "info", title: "T", message: "M", path })).not.toHaveProperty("path");
    },
  );
});

describe("a toast from a feature", () => {
  it("is shown unchanged when it's valid", () => {
    const run = jest.fn();
    const read = readToast({
      title: "T",
      description: "D",
      variant: "success",
      durationMs: 3,
      action: { label: "Do", run },
    });
    expect(read).toMatchObject({ title: "T", description: "D", variant: "success", durationMs: 3 });
    read.action?.run();
    expect(run).toHaveBeenCalledTimes(1);
  });
  it.each([Number.NaN, 0, -1])("stays for the default time when asked for %d ms", (durationMs) => {
    expect(toast({ title: "T", durationMs })).toEqual({ title: "T" });
  });
  it("with an infinite duration stays as long as a timer can wait, rather than vanishing at once", () => {
    expect(toast({ title: "T", durationMs: Infinity }).durationMs).toBe(2_147_483_647);
  });
  it("falls back to the plain type without an action when type and action are invalid", () => {
    expect(toast({ title: 7, variant: "pink", action: { label: "Do" } })).toEqual({ title: "7" });
  });
});

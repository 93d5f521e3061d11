import type { NotificationInput, Toast } from "@atrium/shared-contracts";
import { describe, expect, it, jest } from "@jest/globals";
import { TEXT_CHARACTERS, TITLE_CHARACTERS, readNotification, readToast } from "./feature-input.ts";

const HERE = "https://atrium.test";
const notification = (input: unknown) => readNotification(input as NotificationInput, HERE);
const toast = (input: unknown) => readToast(input as Toast);

describe("a notification of a feature", () => {
  it("is shown as it was given when nothing is wrong with it", () => {
    const given = { type: "warning", title: "T", message: "M", path: "/chat/1?a=b" } as const;
    expect(readNotification(given, HERE)).toEqual(given);
  });
  it("is plain text of an own kind, whatever was handed over", () => {
    expect(notification({ type: "loud", title: { a: 1 }, message: undefined })).toEqual({
      type: "info",
      title: "",
      message: "",
    });
  });
  it("has bounded texts, and no character is cut in two", () => {
    const { title, message } = notification({ type: "info", title: "🐦".repeat(300), message: "x".repeat(1e6) });
    expect(title).toBe(`${"🐦".repeat(TITLE_CHARACTERS)}…`);
    expect(message).toBe(`${"x".repeat(TEXT_CHARACTERS)}…`);
    expect(notification({ title: "🐦".repeat(TITLE_CHARACTERS) }).title).toBe("🐦".repeat(TITLE_CHARACTERS));
  });
  it.each(["https://evil.test/", "//evil.test", "javascript:alert(1)", "/\\evil.test", 7, null])(
    "leads nowhere when its path is %j",
    (path) => {
      expect(notification({ type: "info", title: "T", message: "M", path })).not.toHaveProperty("path");
    },
  );
});

describe("a toast of a feature", () => {
  it("is shown as it was given when nothing is wrong with it", () => {
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
  it.each([Number.NaN, 0, -1])("stays its usual time when told to stay %d ms", (durationMs) => {
    expect(toast({ title: "T", durationMs })).toEqual({ title: "T" });
  });
  it("without an end stays as long as a timer can wait, not a moment", () => {
    expect(toast({ title: "T", durationMs: Infinity }).durationMs).toBe(2_147_483_647);
  });
  it("is the plain kind, without an action, when those are none", () => {
    expect(toast({ title: 7, variant: "pink", action: { label: "Do" } })).toEqual({ title: "7" });
  });
});

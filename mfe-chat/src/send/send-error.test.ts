import { describe, expect, it } from "@jest/globals";
import { HttpError } from "@atrium/shared-contracts/contract";
import en from "../locales/en/sending.json";
import { sendFailure } from "./send-error.ts";

const textOf = (error: unknown) =>
  en.sendError[sendFailure(error).text.slice("sendError.".length) as keyof typeof en.sendError];

describe("errors when sending", () => {
  it.each([
    [new HttpError("x", 404), "Service temporarily unavailable. Please try again in a moment."],
    [new HttpError("x", 401), "Authentication error. Please sign in again."],
    [new HttpError("x", 500), "Server error. Our team has been notified and is working on a fix."],
    [new HttpError("x", 0), "Connection error. Please check your internet connection and try again."],
    [new HttpError("x", 400), "Unable to send message. Please check your connection and try again."],
    [new Error("anything else"), "Unable to send message. Please check your connection and try again."],
  ])("%o shows the specification's text", (error, text) => {
    expect(textOf(error)).toBe(text);
  });

  it("says that a kept file was deleted, which sending again can't mend", () => {
    expect(sendFailure(new HttpError("x", 410, { code: "media_deleted" }))).toEqual({
      text: "sendError.fileDeleted",
      next: "edit",
    });
  });

  it("retries temporary failures automatically", () => {
    expect([0, 429, 500, 503].map((status) => sendFailure(new HttpError("x", status)).next)).toEqual(
      Array<string>(4).fill("again"),
    );
    expect(sendFailure(new HttpError("x", 401)).next).toBe("sign-in");
    expect([400, 404, 409, 413].map((status) => sendFailure(new HttpError("x", status)).next)).toEqual(
      Array<string>(4).fill("ask"),
    );
  });
});

import { describe, expect, it } from "@jest/globals";
import { HttpError } from "./http.ts";

describe("HttpError", () => {
  it("carries the server's message and code", () => {
    const error = HttpError.fromAnswer(409, { message: "Taken", code: "message_id_reused" });
    expect([error.message, error.status, error.code, error.retryable, error.retryAfterMs]).toEqual([
      "Taken",
      409,
      "message_id_reused",
      false,
      undefined,
    ]);
  });

  it.each([null, "<html>", {}, { message: "" }, { message: 3 }])(
    "reads 'HTTP {status}' when the body is %j",
    (body) => {
      expect(HttpError.fromAnswer(502, body).message).toBe("HTTP 502");
    },
  );

  it.each([
    [0, true],
    [400, false],
    [401, false],
    [429, true],
    [499, false],
    [500, true],
    [503, true],
  ])("with status %i has retryable: %s", (status, retryable) => {
    expect(new HttpError("failed", status).retryable).toBe(retryable);
  });
});

import { describe, expect, it } from "@jest/globals";
import { safeReturnPath } from "./return-path.ts";

describe("the return path after a sign-in", () => {
  it.each(["/", "/chat/1?x=2#y", "/calendar?from=https://evil.example", "/%2f%2fevil.example", "/a:b@c"])(
    "keeps the path %s",
    (path) => {
      expect(safeReturnPath(path)).toBe(path);
    },
  );

  it.each([
    undefined,
    "",
    "chat",
    "https://evil.example",
    "https:evil.example",
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "/\r\nLocation: https://evil.example",
    "/..//evil.example",
    "/.//evil.example",
    "/a/../..//evil.example",
    "/%2e%2e//evil.example",
    "javascript:alert(1)",
    " /chat",
    `/${"x".repeat(1_000)}`,
  ])("is the home page for %j", (path) => {
    expect(safeReturnPath(path)).toBe("/");
  });

  it("never leads to another origin, whatever the text", () => {
    const parts = ["/", "\\", ".", "..", "evil.example", "%2e", "%2f", "@", ":", "?", "#", "\t", " ", "http:"];
    const site = "https://atrium.example";
    for (const a of parts)
      for (const b of parts)
        for (const c of parts)
          for (const d of parts) {
            expect(new URL(safeReturnPath(`/${a}${b}${c}${d}evil.example`), site).origin).toBe(site);
          }
  });
});

import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { isAuthPath, returnPath, signInPath } from "./return-path.ts";

const back = (path: string) => returnPath(`?return=${encodeURIComponent(path)}`);

describe("the way back after sign-in", () => {
  it("leads to the page that was asked for", () => {
    expect(back("/chat/1?tab=2")).toBe("/chat/1?tab=2");
    expect(signInPath("/chat/1?tab=2")).toBe("/login?return=%2Fchat%2F1%3Ftab%3D2");
  });
  it("never leads to another site", () => {
    for (const path of [
      "//evil.example",
      "https://evil.example",
      "/\\evil.example",
      "/\t/evil.example",
      "javascript:alert(1)",
      "evil",
    ]) {
      expect(back(path)).toBe("/");
    }
  });
  it("stays on this site whatever the parameter holds", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (path) => {
        expect(new URL(back(path), "https://atrium.test").origin).toBe("https://atrium.test");
      }),
    );
  });
  it("does not lead back to a sign-in page", () => {
    expect(back("/login")).toBe("/");
    expect(back("/auth/register?x=1")).toBe("/");
  });
});

describe("isAuthPath", () => {
  it("holds for /login, /signup and everything under /auth/, and nothing else", () => {
    expect(["/login", "/signup", "/auth/login", "/auth/anything"].every(isAuthPath)).toBe(true);
    expect(["/", "/authors", "/login/x", "/chat"].some(isAuthPath)).toBe(false);
  });
});

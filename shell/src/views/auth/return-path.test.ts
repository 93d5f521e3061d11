import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { authModeOf, isAuthPath, returnPath, returnQuery, signInPath } from "./return-path.ts";

const back = (path: string) => returnPath(`?return=${encodeURIComponent(path)}`);

describe("the way back after sign-in", () => {
  it("leads to the requested page", () => {
    expect(back("/chat/1?tab=2")).toBe("/chat/1?tab=2");
    expect(signInPath("/chat/1?tab=2")).toBe("/login?return=%2Fchat%2F1%3Ftab%3D2");
  });
  it("never leads to another site", () => {
    for (const path of [
      "//evil.example",
      "https://evil.example",
      "/\\evil.example",
      "/\t/evil.example",
      "/..//evil.example",
      "/.//evil.example/x",
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
  it("doesn't lead back to a sign-in page", () => {
    expect(back("/login")).toBe("/");
    expect(back("/auth/register?x=1")).toBe("/");
  });
});

describe("isAuthPath", () => {
  it("is true for /login, /signup and everything under /auth/, and nothing else", () => {
    expect(["/login", "/signup", "/auth/login", "/auth/anything", "/login/", "/auth/register/"].every(isAuthPath)).toBe(
      true,
    );
    expect(["/", "/authors", "/login/x", "/chat"].some(isAuthPath)).toBe(false);
  });
});

describe("the page of an auth path", () => {
  it("signs up on /signup and /auth/register, and signs in on all others", () => {
    expect(["/signup", "/auth/register", "/auth/register/"].map(authModeOf)).toEqual([
      "register",
      "register",
      "register",
    ]);
    expect(["/login", "/auth/login", "/auth", "/auth/callback"].map(authModeOf)).toEqual(Array(4).fill("login"));
  });
  it("keeps only the requested page from the query when the mode changes", () => {
    expect(returnQuery("?return=%2Fchat%2F1&error=expired")).toBe("?return=%2Fchat%2F1");
    expect(returnQuery("?return=https%3A%2F%2Fevil.example")).toBe("");
    expect(returnQuery("")).toBe("");
  });
});

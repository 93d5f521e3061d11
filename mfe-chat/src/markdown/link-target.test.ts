import { describe, expect, it } from "@jest/globals";
import { linkTarget } from "./link-target.ts";
import { holdsFence, readClosedFence, readOpenFence } from "./fence.ts";

describe("links in assistant text", () => {
  it.each(["http://a.b", "https://a.b", "HTTPS://a.b", "irc://a.b", "ircs://a.b", "mailto:a@b.c", "xmpp:a@b.c"])(
    "%s is external",
    (href) => {
      expect(linkTarget(href)).toEqual({ kind: "external", href });
    },
  );

  it.each([
    "javascript:alert(1)",
    "java\nscript:alert(1)",
    " javascript:alert(1)",
    "data:text/html,x",
    "vbscript:x",
    "ftp://a.b",
    "file:///etc",
    "blob:x",
    "//evil.example",
    "/\\evil.example",
    "https://user:password@host.example",
    "https://bank.example@evil.example/",
    "https:\\\\user@host.example",
    "https://user:password@",
    "https://",
    "irc://user:password@host.example",
    "/api/auth/logout",
    "/API/auth/google",
    "/api",
    "relative",
    "#top",
    "",
    undefined,
  ])("%j is not a link", (href) => expect(linkTarget(href).kind).toBe("none"));

  it("a path links to a page of the product", () => {
    for (const path of ["/calendar?day=1", "/apiary", "/?to=a@b.example"])
      expect(linkTarget(path)).toEqual({ kind: "internal", path });
  });
});

describe("fences", () => {
  it("reads one that's being written", () => {
    expect(readOpenFence("```ts title\nlet a;")).toEqual({ language: "ts", code: "let a;" });
    expect(readOpenFence("~~~")).toEqual({ language: "", code: "" });
    expect(readOpenFence("````md\n```\ninner\n```\n")).toEqual({ language: "md", code: "```\ninner\n```\n" });
  });

  it("recognizes a closed one, and text that isn't one", () => {
    expect(readOpenFence("```\ncode\n```\n")).toBeUndefined();
    expect(readOpenFence("text with ``` inside")).toBeUndefined();
    expect(readOpenFence("```a`b")).toBeUndefined();
    expect(holdsFence("- item\n  ```\n")).toBe(true);
  });

  it("reads a closed one, with nothing after it", () => {
    expect(readClosedFence("```ts\nlet a;\n```")).toEqual({ language: "ts", code: "let a;\n" });
    expect(readClosedFence("````md\n```\ninner\n```\n````\n\n")).toEqual({ language: "md", code: "```\ninner\n```\n" });
    expect(readClosedFence("~~~\n~~~\n")).toEqual({ language: "", code: "" });
    expect(readClosedFence("```\ncode\n```\nmore")).toBeUndefined();
    expect(readClosedFence("```\ncode\n")).toBeUndefined();
  });
});

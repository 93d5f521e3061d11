import { describe, expect, it } from "@jest/globals";
import { AblyError } from "../protocol/error-info.ts";
import { allows, canonical, covers, intersect, parseCapability } from "./capability.ts";

describe("a channel pattern", () => {
  it.each([
    ["*", "anything", true],
    ["*", "any:thing", true],
    ["a:*", "a:b", true],
    ["a:*", "a:b:c", true],
    ["a:*", "a", false],
    ["a:*", "ab:c", false],
    ["a:*:c", "a:b:c", true],
    ["a:*:c", "a:b:d", false],
    ["a:*:c", "a:b:b:c", false],
    ["foo*", "foo*", true],
    ["foo*", "foobar", false],
    ["chat:user:1", "chat:user:1", true],
    ["chat:user:1", "chat:user:11", false],
    ["chat:user:1", "chat:user:1:x", false],
    ["[*]*", "a:b", true],
  ])("%s covers %s: %s", (pattern, channel, expected) => {
    expect(covers(pattern, channel)).toBe(expected);
  });
});

describe("a capability", () => {
  it("allows what one of its patterns lists, or everything with *", () => {
    const capability = parseCapability({ "a:*": ["subscribe"], "a:b": ["publish"], c: ["*"] });
    expect(allows(capability, "a:b", "subscribe")).toBe(true);
    expect(allows(capability, "a:b", "publish")).toBe(true);
    expect(allows(capability, "a:c", "publish")).toBe(false);
    expect(allows(capability, "c", "history")).toBe(true);
    expect(allows(capability, "d", "history")).toBe(false);
  });

  it.each([
    [{ "*": ["publish", "subscribe"] }, { a: ["*"] }, '{"a":["publish","subscribe"]}'],
    [{ "a:*": ["publish"] }, { "*": ["subscribe", "publish"] }, '{"a:*":["publish"]}'],
    [{ "*": ["*"] }, { b: ["publish"], a: ["subscribe", "history"] }, '{"a":["history","subscribe"],"b":["publish"]}'],
    [{ a: ["publish"], z: ["publish"] }, { a: ["publish"], b: ["publish"] }, '{"a":["publish"]}'],
  ])("of a token is the part of its request that the key also grants: %j of %j", (wish, held, expected) => {
    expect(canonical(intersect(parseCapability(wish), parseCapability(held)))).toBe(expected);
  });

  it("of a token that has nothing in common with the key's is refused: 40160", () => {
    const none = () =>
      intersect(parseCapability({ a: ["publish"] }), parseCapability({ a: ["subscribe"], b: ["publish"] }));
    expect(none).toThrow(expect.objectContaining({ code: 40160 }));
  });

  it.each(["", "[]", "5", "{", '{"a":"publish"}', '{"a":[]}', '{"a":["fly"]}', '{"a":["*","publish"]}'])(
    "is refused when malformed: %s",
    (text) => {
      expect(() => parseCapability(text)).toThrow(AblyError);
    },
  );
});

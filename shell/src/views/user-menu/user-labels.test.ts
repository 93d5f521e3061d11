import { describe, expect, it } from "@jest/globals";
import { avatarLetter, displayName } from "./user-labels.ts";

describe("the person shown in the menu", () => {
  it("has the first letter of the name, else of the email, else U", () => {
    expect(avatarLetter({ name: "émile", email: "x@y.z" })).toBe("É");
    expect(avatarLetter({ name: " ", email: "kim@y.z" })).toBe("K");
    expect(avatarLetter({ name: "", email: "" })).toBe("U");
    expect(avatarLetter(null)).toBe("U");
    expect(avatarLetter({ name: "🦊 Fox", email: "" })).toBe("🦊");
    expect(avatarLetter({ name: "👩‍👩‍👧 Ana", email: "" })).toBe("👩‍👩‍👧");
    expect(avatarLetter({ name: "e\u0301mile", email: "" })).toBe("E\u0301");
  });
  it("is the name, else the part of the email before the @", () => {
    expect(displayName({ name: "Sam", email: "x@y.z" })).toBe("Sam");
    expect(displayName({ name: "", email: "kim@y.z" })).toBe("kim");
    expect(displayName(null)).toBeUndefined();
  });
});

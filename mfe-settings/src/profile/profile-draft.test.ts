import { describe, expect, it } from "@jest/globals";
import { FAKE_USER } from "@atrium/shared-contracts/testing";
import { PERSONALITY_MAX_TRAITS, changesIn, draftOf, toggleTrait } from "./profile-draft.ts";

describe("the profile form", () => {
  it("sends nothing when nothing changed", () => {
    expect(changesIn(draftOf(FAKE_USER), FAKE_USER)).toBeUndefined();
  });

  it("sends only the changed fields, trimmed, and an emptied one as null", () => {
    const user = { ...FAKE_USER, role: "Buyer" };
    const draft = { ...draftOf(user), preferredName: "  Sammy ", role: " " };
    expect(changesIn(draft, user)).toEqual({ preferredName: "Sammy", role: null });
  });

  it("sends the whole list of traits when one was added", () => {
    const user = { ...FAKE_USER, personality: ["concise"] };
    expect(changesIn({ ...draftOf(user), personality: ["concise", "witty"] }, user)).toEqual({
      personality: ["concise", "witty"],
    });
  });
});

describe("a trait that's typed but not added yet", () => {
  it("is saved with the rest, once", () => {
    const user = { ...FAKE_USER, personality: ["concise"] };
    expect(changesIn({ ...draftOf(user), ownTrait: " witty " }, user)).toEqual({ personality: ["concise", "witty"] });
    expect(changesIn({ ...draftOf(user), ownTrait: "Concise" }, user)).toBeUndefined();
  });
});

describe("traits", () => {
  it("are added once and toggled off, ignoring case", () => {
    expect(toggleTrait(["Concise"], "witty")).toEqual(["Concise", "witty"]);
    expect(toggleTrait(["Concise"], "concise ")).toEqual([]);
  });

  it("stop at the limit, and can't be blank", () => {
    const full = Array.from({ length: PERSONALITY_MAX_TRAITS }, (_, index) => `trait ${index}`);
    expect(toggleTrait(full, "one more")).toBe(full);
    expect(toggleTrait(["a"], "  ")).toEqual(["a"]);
  });
});

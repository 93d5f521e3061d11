import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { FAKE_USER } from "@atrium/shared-contracts/testing";
import { PRESET_TRAITS } from "./preset-traits.ts";
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
    const user = { ...FAKE_USER, personality: ["calm"] };
    expect(changesIn({ ...draftOf(user), personality: ["calm", "curious"] }, user)).toEqual({
      personality: ["calm", "curious"],
    });
  });
});

describe("a trait that's typed but not added yet", () => {
  it("is saved with the rest, once", () => {
    const user = { ...FAKE_USER, personality: ["calm"] };
    expect(changesIn({ ...draftOf(user), ownTrait: " curious " }, user)).toEqual({ personality: ["calm", "curious"] });
    expect(changesIn({ ...draftOf(user), ownTrait: "Calm" }, user)).toBeUndefined();
  });
});

describe("traits", () => {
  it("are added once and toggled off, ignoring case", () => {
    expect(toggleTrait(["Calm"], "curious")).toEqual(["Calm", "curious"]);
    expect(toggleTrait(["Calm"], "calm ")).toEqual([]);
  });

  it("stop at the limit, and can't be blank", () => {
    const full = Array.from({ length: PERSONALITY_MAX_TRAITS }, (_, index) => `trait ${index}`);
    expect(toggleTrait(full, "one more")).toBe(full);
    expect(toggleTrait(["a"], "  ")).toEqual(["a"]);
  });
});

describe("suggested traits", () => {
  const LOCALES = join(import.meta.dirname, "../locales");
  const languages = readdirSync(LOCALES).filter((file) => file.endsWith(".json"));

  it.each(languages)("that were stored as in %s are the same trait, and nothing to save", (file) => {
    const { traits } = JSON.parse(readFileSync(join(LOCALES, file), "utf8")).profile;
    const user = { ...FAKE_USER, personality: [...Object.values<string>(traits), "calm"] };
    const draft = draftOf(user);
    expect(draft.personality).toEqual([...Object.values(PRESET_TRAITS), "calm"]);
    expect(changesIn(draft, user)).toBeUndefined();
  });

  it("are saved in English and once, whatever language they're typed in", () => {
    expect(toggleTrait([], "geistreich")).toEqual(["Witty"]);
    expect(draftOf({ ...FAKE_USER, personality: ["Witty", "Geistreich"] }).personality).toEqual(["Witty"]);
  });
});

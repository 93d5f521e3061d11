import { beforeEach, describe, expect, it } from "@jest/globals";
import { STORAGE_KEYS } from "@atrium/shared-contracts/spec";
import { createFakeUserStorage } from "@atrium/shared-contracts/testing";
import { NEW_CONVERSATION_DRAFT, createDrafts } from "./drafts.ts";

const draftsOf = (userId: string) => createDrafts(createFakeUserStorage(userId));

beforeEach(() => localStorage.clear());

describe("drafts", () => {
  it("are stored per conversation under the specification's key, and survive a reload", () => {
    draftsOf("sam").write("c", "half a thought");
    expect(Object.keys(localStorage)).toEqual([`${STORAGE_KEYS.messageDrafts}:sam`]);
    expect(draftsOf("sam").read("c")).toBe("half a thought");
    expect(draftsOf("sam").read("other")).toBe("");
  });

  it("are removed when the text is empty", () => {
    const drafts = draftsOf("sam");
    drafts.write("c", "x");
    drafts.write("c", "");
    expect(draftsOf("sam").read("c")).toBe("");
  });

  it("of another user aren't read", () => {
    draftsOf("sam").write("c", "private");
    expect(draftsOf("kim").read("c")).toBe("");
  });

  it("move to another id, with everything written under the old one, until its view is left", () => {
    const drafts = draftsOf("sam");
    drafts.write(NEW_CONVERSATION_DRAFT, "one");
    drafts.move("temp-1", "c");
    drafts.move(NEW_CONVERSATION_DRAFT, "temp-1");
    drafts.write(NEW_CONVERSATION_DRAFT, `${drafts.written(NEW_CONVERSATION_DRAFT)} two`);
    expect(drafts.read("c")).toBe("one two");
    drafts.leave(NEW_CONVERSATION_DRAFT);
    expect(drafts.read(NEW_CONVERSATION_DRAFT)).toBe("");
    drafts.write(NEW_CONVERSATION_DRAFT, "anew");
    expect(drafts.read("c")).toBe("one two");
  });

  it("of two tabs don't overwrite each other", () => {
    const [one, two] = [draftsOf("sam"), draftsOf("sam")];
    one.write("a", "in one");
    two.write("b", "in two");
    expect(draftsOf("sam").read("a")).toBe("in one");
    expect(draftsOf("sam").read("b")).toBe("in two");
  });

  it("that another tab has changed are taken over, except for the one that's being typed here", () => {
    const [one, two] = [draftsOf("sam"), draftsOf("sam")];
    const told: string[] = [];
    two.subscribe(() => told.push(two.read("c")));
    two.write("mine", "half a");
    one.write("c", "typed in one");
    one.write("mine", "something else");
    two.adopt();
    expect(told.at(-1)).toBe("typed in one");
    expect(two.read("mine")).toBe("half a");
    two.rest();
    one.write("c", "");
    one.write("mine", "sent and typed again");
    two.adopt();
    expect(two.written("c")).toBe("");
    expect(two.read("mine")).toBe("sent and typed again");
  });

  it("that another tab has removed are stored again where they're being typed", () => {
    const [one, two] = [draftsOf("sam"), draftsOf("sam")];
    two.write("c", "typed in two");
    one.write("c", "sent in one");
    two.adopt();
    one.write("c", "");
    two.adopt();
    expect(two.read("c")).toBe("typed in two");
    expect(draftsOf("sam").read("c")).toBe("typed in two");
  });

  it.each(["when it has heard of it", "when it hasn't"])(
    "that another tab has written aren't cleared by this one, %s",
    (when) => {
      const [one, two] = [draftsOf("sam"), draftsOf("sam")];
      one.write("c", "typed in one");
      two.write("c", "typed in two");
      if (when === "when it has heard of it") one.adopt();
      expect(one.read("c")).toBe("typed in one");
      one.clear("c");
      expect(one.read("c")).toBe("typed in two");
      expect(draftsOf("sam").read("c")).toBe("typed in two");
      one.clear("c");
      expect(draftsOf("sam").read("c")).toBe("");
    },
  );

  it("that storage refused aren't lost when another tab writes", () => {
    const tab = createFakeUserStorage("sam");
    draftsOf("sam").write("c", "earlier");
    const full = createDrafts({ ...tab, write() {} });
    full.write("c", "kept in memory");
    draftsOf("sam").write("other", "x");
    full.adopt();
    expect(full.read("c")).toBe("kept in memory");
    expect(full.read("other")).toBe("x");
  });

  it("stay in memory when storage refuses", () => {
    const full = createDrafts({ read: () => undefined, write() {}, remove() {} });
    full.write("c", "kept");
    expect(full.read("c")).toBe("kept");
  });

  it.each([{}, { drafts: null }, { drafts: "x" }, { drafts: { c: 1 } }])("aren't read from %j", (stored) => {
    expect(createDrafts({ read: () => stored, write() {}, remove() {} }).read("c")).toBe("");
  });
});

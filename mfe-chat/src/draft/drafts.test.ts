import { describe, expect, it, jest } from "@jest/globals";
import { STORAGE_KEYS } from "@atrium/shared-contracts";
import { createDrafts } from "./drafts.ts";

function storage(refuse = false) {
  const values = new Map<string, string>();
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem(key: string, value: string) {
      if (refuse) throw new DOMException("full", "QuotaExceededError");
      values.set(key, value);
    },
  };
}

describe("drafts", () => {
  it("are kept by conversation, over a reload, under the specification's key", () => {
    const store = storage();
    createDrafts("sam", store).write("c", "half a thought");
    expect([...store.values.keys()]).toEqual([STORAGE_KEYS.messageDrafts]);
    expect(createDrafts("sam", store).read("c")).toBe("half a thought");
    expect(createDrafts("sam", store).read("other")).toBe("");
  });

  it("are forgotten when the text is empty", () => {
    const store = storage();
    const drafts = createDrafts("sam", store);
    drafts.write("c", "x");
    drafts.write("c", "");
    expect(createDrafts("sam", store).read("c")).toBe("");
  });

  it("of another user are not read", () => {
    const store = storage();
    createDrafts("sam", store).write("c", "private");
    expect(createDrafts("kim", store).read("c")).toBe("");
  });

  it("of two tabs do not take each other away", () => {
    const store = storage();
    const [one, two] = [createDrafts("sam", store), createDrafts("sam", store)];
    one.write("a", "in one");
    two.write("b", "in two");
    expect(createDrafts("sam", store).read("a")).toBe("in one");
    expect(createDrafts("sam", store).read("b")).toBe("in two");
  });

  it("stay in memory when storage refuses or is broken", () => {
    const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
    const full = createDrafts("sam", storage(true));
    full.write("c", "kept");
    expect(full.read("c")).toBe("kept");
    const broken = storage();
    broken.values.set(STORAGE_KEYS.messageDrafts, "{not json");
    expect(createDrafts("sam", broken).read("c")).toBe("");
    warn.mockRestore();
  });
});

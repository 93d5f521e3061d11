import { describe, expect, it } from "@jest/globals";
import en from "./en.json";
import ja from "./ja.json";
import vi from "./vi.json";
import zhCN from "./zh-CN.json";

/** Dotted keys without plural suffixes, which differ by language, and the placeholders of each text. */
function texts(tree: object, path = ""): Map<string, string> {
  const found = new Map<string, string>();
  for (const [name, value] of Object.entries(tree) as [string, string | object][]) {
    const key = path + name.replace(/_(zero|one|two|few|many|other)$/, "");
    if (typeof value === "object") for (const [below, holes] of texts(value, `${key}.`)) found.set(below, holes);
    else if (!name.endsWith("_zero")) found.set(key, [...value.matchAll(/\{\{\w+\}\}/g)].map(String).toSorted().join());
  }
  return found;
}

describe.each([
  ["vi", vi],
  ["zh-CN", zhCN],
  ["ja", ja],
])("the texts in %s", (_language, translated) => {
  it("are complete and have the same placeholders", () => {
    expect(Object.fromEntries(texts(translated))).toEqual(Object.fromEntries(texts(en)));
  });
});

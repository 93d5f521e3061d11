import { describe, expect, it } from "@jest/globals";
import en from "./locales/en.json" with { type: "json" };
import ja from "./locales/ja.json" with { type: "json" };
import vi from "./locales/vi.json" with { type: "json" };
import zhCN from "./locales/zh-CN.json" with { type: "json" };

/** Keys without the plural's suffix, with the placeholders of each text. */
const byText = (a: unknown, b: unknown) => String(a).localeCompare(String(b));
function texts(tree: object, prefix = ""): Map<string, string> {
  const found = new Map<string, string>();
  for (const [key, value] of Object.entries(tree) as [string, unknown][]) {
    const path = `${prefix}${key}`.replace(/_(one|other)$/, "");
    if (typeof value === "string")
      found.set(
        path,
        [...value.matchAll(/\{\{(\w+)\}\}/g)]
          .map(([, name]) => name)
          .sort(byText)
          .join(),
      );
    else for (const [inner, names] of texts(value as object, `${path}.`)) found.set(inner, names);
  }
  return found;
}

describe.each([
  ["vi", vi],
  ["zh-CN", zhCN],
  ["ja", ja],
])("the shell's texts in %s", (_, locale) => {
  it("have every key and every placeholder of the English ones, and no other", () => {
    expect([...texts(locale)].sort(byText)).toEqual([...texts(en)].sort(byText));
  });
  it("are not empty", () => {
    expect(JSON.stringify(locale)).not.toContain('""');
  });
});

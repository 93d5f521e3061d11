import { describe, expect, it } from "@jest/globals";
import en from "./en.json";
import ja from "./ja.json";
import vi from "./vi.json";
import zhCN from "./zh-CN.json";

type Texts = { readonly [key: string]: string | Texts };
const keys = (texts: Texts, path = ""): string[] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === "string" ? [`${path}${key}`] : keys(text, `${path}${key}.`),
  );
/** Languages without a singular form leave `_one` out. */
const wanted = keys(en).filter((key) => !key.endsWith("_one"));
const textAt = (texts: Texts, key: string) =>
  key.split(".").reduce<Texts | string>((at, part) => (typeof at === "string" ? at : (at[part] ?? "")), texts);
const slots = (texts: Texts, key: string) => new Set(JSON.stringify(textAt(texts, key)).match(/\{\{\w+/g) ?? []);

describe.each([
  ["vi", vi],
  ["zh-CN", zhCN],
  ["ja", ja],
])("texts in %s", (_, texts: Texts) => {
  it("say everything that the English ones say, with the same values in them", () => {
    expect(keys(texts).toSorted()).toEqual(wanted.toSorted());
    for (const key of wanted) expect([key, slots(texts, key)]).toEqual([key, slots(en, key)]);
  });
});

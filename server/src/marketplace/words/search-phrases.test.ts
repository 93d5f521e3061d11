import { describe, expect, it } from "@jest/globals";
import { searchPhrases } from "./search-phrases.ts";

describe("the phrases that a search stands for", () => {
  it.each([
    ["de", "Olivenöl", "olive oil"],
    ["de", "Kartoffel", "potatoes"],
    ["de", "grünen Tee", "green tea"],
    ["de", "Bio Basmati Reis", "organic basmati rice"],
    ["es", "aceite de oliva", "olive oil"],
    ["es", "aceite oliva", "olive oil"],
    ["es", "cafe organico", "coffee organic"],
    ["fr", "huile d'olive", "olive oil"],
    ["fr", "l'huile d'olive", "olive oil"],
    ["fr", "pain", "bread"],
    ["it", "olio d'oliva", "olive oil"],
    ["it", "mela", "apples"],
    ["pt", "azeite", "olive oil"],
    ["pt", "papel higiênico", "toilet paper"],
    ["ru", "оливковое масло", "olive oil"],
    ["ru", "туалетную бумагу", "toilet paper"],
    ["vi", "dầu ô liu", "olive oil"],
    ["vi", "dau o liu", "olive oil"],
    ["vi", "gạo", "rice"],
    ["zh-CN", "橄榄油", "olive oil"],
    ["zh-CN", "有机咖啡豆", "organic coffee beans"],
    ["zh", "有機的橄欖油", "organic olive oil"],
    ["ja", "オリーブオイル", "olive oil"],
    ["ja", "オーガニックのコーヒー", "organic coffee"],
    ["ko", "올리브유", "olive oil"],
    ["ko", "올리브 오일", "olive oil"],
  ])("begin with what it's called in the catalogue: %s, %s", (language, typed, phrase) => {
    expect(searchPhrases(typed, language)[0]).toBe(phrase);
    expect(searchPhrases(typed, language)).toContain(typed);
  });

  it("are what was typed first, in English, and then what that is in another language", () => {
    expect(searchPhrases("pain", "en")).toEqual(["pain", "bread"]);
    expect(searchPhrases("橄榄油", "en")).toEqual(["橄榄油", "olive oil"]);
  });

  it.each(["", "basmati rice", "ODD-1", "100 %", "???"])(
    "are only what was typed if no language has it: %s",
    (typed) => {
      expect(searchPhrases(typed, "en")).toEqual([typed]);
    },
  );

  it("keep what no language has beside what one has", () => {
    expect(searchPhrases("Lavazza Kaffee", "de")).toEqual(["lavazza coffee", "Lavazza Kaffee"]);
  });
});

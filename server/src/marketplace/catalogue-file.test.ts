import { describe, expect, it } from "@jest/globals";
import { CatalogueError, parseCatalogue } from "./catalogue-file.ts";

const header =
  "sku,name,description,category,supplier,unit,currency,price_tiers,minimum_order_quantity,case_pack,stock,rating,listed_on";
const good = "A-1,Apple,Red,Fruit,Farm,kg,EUR,1:200 10:180,1,1,5,4.5,2026-01-01";

function problemsOf(text: string, format: "csv" | "json") {
  try {
    parseCatalogue(text, format);
  } catch (error) {
    if (error instanceof CatalogueError) return error.problems;
    throw error;
  }
  return [];
}

describe("a catalogue file", () => {
  it("is read the same from CSV and from JSON", () => {
    const [product] = parseCatalogue(`${header}\n${good}\n`, "csv");
    expect(product).toMatchObject({
      sku: "A-1",
      images: [],
      rating: 4.5,
      priceTiers: [{ from: 1, unitPrice: 200 }, { from: 10 }],
    });
    expect(parseCatalogue(JSON.stringify([product], null, 2), "json")).toEqual([product]);
    expect(parseCatalogue("[]", "json")).toEqual([]);
  });

  it("names the line of every problem", () => {
    const text = [
      header,
      good,
      "A-2,Pear,,Fruit,Farm,kg,EUR,10:180 1:200,10,1,5,,",
      "A-1,Plum,,Fruit,Farm,kg,EUR,1:200,1,1,5,,",
      "A-4,,,Fruit,Farm,kg,eur,1:2.5,0,1,-5,9,",
      "",
      "A-5,Fig,,Fruit,Farm,kg,EUR,5:200,1,1,5,,",
    ].join("\n");
    const problems = problemsOf(text, "csv");
    expect(problems).toEqual(
      expect.arrayContaining([
        { line: 3, message: "priceTiers: Quantities must ascend" },
        { line: 4, message: "sku: A-1 stands on line 2 already" },
        { line: 5, message: expect.stringMatching(/^name: /) },
        { line: 5, message: expect.stringMatching(/^currency: /) },
        { line: 5, message: expect.stringMatching(/^priceTiers\.0\.unitPrice: /) },
        { line: 5, message: expect.stringMatching(/^stock: /) },
        { line: 7, message: expect.stringMatching(/minimum order quantity/) },
      ]),
    );
    expect(new Set(problems.map(({ line }) => line))).toEqual(new Set([3, 4, 5, 7]));
  });

  it.each([
    ["", 1],
    ["sku,name\nA,B\n", 1],
    [`${header},colour\n`, 1],
    [`${header}\n${good}\nA-2,Pear\n`, 3],
    [`${header}\n${good}\n"A-2,Pear\n`, 3],
  ])("is refused as invalid CSV, with the line: %j", (text, line) => {
    expect(problemsOf(text, "csv")).toEqual([{ line, message: expect.any(String) }]);
  });

  it("names the line in JSON where the invalid product starts", () => {
    const [product] = parseCatalogue(`${header}\n${good}\n`, "csv");
    const text = `[\n${JSON.stringify(product)},\n\n{ "sku": "B-1",\n  "name": "a, [b] {c} \\" d" },\n7]`;
    const lines = problemsOf(text, "json").map(({ line }) => line);
    expect(new Set(lines)).toEqual(new Set([4, 6]));
  });

  it.each(["{}", "[1, 2", '["a', "", "[1,,2]", "nonsense"])("is refused as JSON that isn't a list: %j", (text) => {
    expect(problemsOf(text, "json").length).toBeGreaterThan(0);
  });
});

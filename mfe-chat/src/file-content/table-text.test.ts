import { describe, expect, it } from "@jest/globals";
import { readTable } from "./table-text.ts";

const LIMITS = { rows: 100, columns: 10, characters: 50 };
const read = (text: string, limits = {}, isWhole = true) => readTable(text, isWhole, { ...LIMITS, ...limits });

describe("a table of separated values", () => {
  it("has quoted fields with commas, quotes and line breaks", () => {
    const { head, rows, columns, isCut } = read('name,note\r\n"Tea, green","say ""hi""\r\nagain"\r\n"",x\r\n');
    expect(head).toEqual(["name", "note"]);
    expect(rows).toEqual([
      ["Tea, green", 'say "hi"\r\nagain'],
      ["", "x"],
    ]);
    expect(columns).toBe(2);
    expect(isCut).toBe(false);
  });

  it.each([
    [";", "name;price\nTea;3,10\nMilk;1,20"],
    ["\t", "name\tprice\nTea\t3,10\nMilk\t1,20"],
    ["|", "name|price\nTea|3,10\nMilk|1,20"],
  ])("may be separated by %j", (_, text) =>
    expect(read(text).rows).toEqual([
      ["Tea", "3,10"],
      ["Milk", "1,20"],
    ]),
  );

  it("has no head if the first row is data, or the only one", () => {
    expect(read("1,2\n3,4").head).toBeUndefined();
    expect(read("a,\nb,c").head).toBeUndefined();
    expect(read("a,b").rows).toEqual([["a", "b"]]);
  });

  it("that goes on after its text lacks the row that's cut off, and says that there's more", () => {
    expect(read('a,b\n1,2\n3,"4', {}, false)).toMatchObject({ rows: [["1", "2"]], isCut: true });
    expect(read("one,row", {}, false)).toMatchObject({ rows: [["one", "row"]], isCut: true });
  });

  it("says when there are more rows, columns or characters than it shows", () => {
    const rows = (count: number) => `a,b\n${"1,2\n".repeat(count)}`;
    expect(read(rows(100)).isCut).toBe(false);
    expect(read(rows(101))).toMatchObject({ isCut: true });
    expect(read(rows(101)).rows).toHaveLength(100);
    expect(read(`1${",2".repeat(10)}`)).toMatchObject({ columns: 10, isCut: true });
    expect(read(`a,b\n${"x".repeat(51)},y`)).toMatchObject({ rows: [[`${"x".repeat(50)}…`, "y"]], isCut: true });
  });

  it.each([
    ["a million columns", ",".repeat(1_000_000), 10],
    ["a quote that's never closed", `a,b\n"${"x,y\n".repeat(500_000)}`, 2],
    ["nothing but line breaks", "\n".repeat(1_000_000), 0],
    ["nothing but quotes", '"'.repeat(1_000_000), 1],
    ["one cell of megabytes", "x".repeat(2_000_000), 1],
  ])("stays small with %s", (_, text, most) => {
    const { rows, columns } = read(text);
    expect(columns).toBeLessThanOrEqual(most);
    expect(rows.flat().join("").length).toBeLessThan(1_000);
  });
});

import { expect, it } from "@jest/globals";
import { tableSizes } from "./table-sizes.ts";

const sizes = (rows: readonly (readonly string[])[], head?: readonly string[]) =>
  tableSizes({ head, rows, columns: 2, isCut: false });

it("columns are as wide as their texts, within limits, and rows as tall as what they hold", () => {
  const { widths, lines } = sizes(
    [
      ["short", "1"],
      ["x".repeat(80), "1"],
      ["a\nb\nc", "1"],
      ["x".repeat(1_000), "1"],
    ],
    ["name", "how many"],
  );
  expect(widths).toEqual([40, 12]);
  expect(lines).toEqual([1, 3, 3, 6]);
});

it("wide characters count twice, and rows may lack cells", () =>
  expect(sizes([["価格".repeat(9)], ["価格".repeat(10)], []])).toEqual({ widths: [40, 8], lines: [1, 2, 1] }));

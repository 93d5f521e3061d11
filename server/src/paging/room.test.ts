import { describe, expect, it } from "@jest/globals";
import { fitting, pageIn, piecesIn } from "./room.ts";

const sizes = (...all: number[]) => all.map((size) => ({ size }));
const of = (rows: readonly { readonly size: number }[]) => rows.map(({ size }) => size);

describe("what there's room for", () => {
  it("ends with the row that fills it, in number or in size", () => {
    expect(of(fitting(sizes(1, 2, 3, 4), { rows: 3, size: 100 }))).toEqual([1, 2, 3]);
    expect(of(fitting(sizes(4, 5, 6, 7), { rows: 9, size: 9 }))).toEqual([4, 5]);
    expect(of(fitting(sizes(4, 5, 6, 7), { rows: 9, size: 10 }))).toEqual([4, 5, 6]);
  });

  it("has one row at least, however large, unless there's none", () => {
    expect(of(fitting(sizes(50, 1), { rows: 9, size: 9 }))).toEqual([50]);
    expect(of(fitting(sizes(0, 1), { rows: 0, size: 0 }))).toEqual([0]);
    expect(fitting([], { rows: 9, size: 9 })).toEqual([]);
  });

  it("is followed by another page only if there's more", () => {
    expect(pageIn(sizes(5, 6), { rows: 9, size: 11 }).last).toBeUndefined();
    expect(pageIn(sizes(5, 6, 7), { rows: 9, size: 11 })).toEqual({ rows: sizes(5, 6), last: { size: 6 } });
    expect(pageIn(sizes(1, 1), { rows: 1, size: 11 }).last).toEqual({ size: 1 });
  });

  it("is all of it, piece by piece", () => {
    expect([...piecesIn(sizes(9, 1, 1, 1, 8, 2), { rows: 2, size: 8 })].map(of)).toEqual([[9], [1, 1], [1, 8], [2]]);
  });
});

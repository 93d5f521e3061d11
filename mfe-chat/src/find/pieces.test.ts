import { describe, expect, it } from "@jest/globals";
import { endsOf } from "./pieces.ts";

const range = (start: number, end: number) => ({ start, end });

describe("the ends of passages", () => {
  it("are in the pieces that have their first and their last character", () => {
    const pieces = [{ at: 1 }, { at: 4 }, { at: 4 }, { at: 9 }];
    const ends = endsOf(pieces, [range(0, 2), range(1, 4), range(3, 10), range(4, 5), range(9, 20)]);
    expect(ends.map(({ first, last }) => [pieces.indexOf(first), pieces.indexOf(last)])).toEqual([
      [0, 0],
      [0, 3],
      [2, 2],
      [3, 3],
    ]);
    expect(endsOf([], [range(0, 1)])).toEqual([]);
  });

  it("are found in one pass, however many passages and pieces there are", () => {
    let reads = 0;
    const pieces = Array.from({ length: 10_000 }, (_, index) => ({
      get at() {
        reads += 1;
        return index * 4;
      },
    }));
    const ranges = pieces.map((_, index) => range(index * 4, index * 4 + 1));
    reads = 0;
    expect(endsOf(pieces, ranges)).toHaveLength(10_000);
    expect(reads).toBeLessThan(50_000);
  });
});

import { describe, expect, it } from "@jest/globals";
import { pathAlong, pointsOf } from "./hour-plot.ts";

describe("the plot of a day's hours", () => {
  it("has the highest value at the top and the lowest at the bottom, from left to right", () => {
    const points = pointsOf([7, 12, 9.5]);
    expect(points.map(({ x }) => Math.round(x))).toEqual([17, 50, 83]);
    expect(points.map(({ y }) => y)).toEqual([62, 26, 44]);
  });

  it("is a line in the middle if nothing changes", () => {
    expect(pointsOf([5, 5]).map(({ y }) => y)).toEqual([44, 44]);
  });

  it("goes from the first point to the last, with round corners", () => {
    const path = pathAlong([
      { x: 0, y: 0 },
      { x: 50, y: 100 },
      { x: 100, y: 0 },
    ]);
    expect(path).toBe("M0.00 0.00L25.00 50.00Q50.00 100.00 75.00 50.00L100.00 0.00");
    expect(pathAlong([])).toBe("");
  });
});

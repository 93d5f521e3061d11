/** A point of a plot, in percent of its width and height from the top left. */
export interface PlotPoint {
  readonly x: number;
  readonly y: number;
}

/** Where the line of temperatures is, at most: below it there's room for the rain. */
const TOP = 26;
const BOTTOM = 62;

/** The points of values that follow one another at the same distance: the highest at the top, equal ones in the middle. */
export function pointsOf(values: readonly number[]): readonly PlotPoint[] {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return values.map((value, index) => ({
    x: ((index + 0.5) / values.length) * 100,
    y: high === low ? (TOP + BOTTOM) / 2 : TOP + ((high - value) / (high - low)) * (BOTTOM - TOP),
  }));
}

const at = ({ x, y }: PlotPoint) => `${x.toFixed(2)} ${y.toFixed(2)}`;
const between = (a: PlotPoint, b: PlotPoint): PlotPoint => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** An SVG path along the points, with round corners. It never leaves the range of the points. */
export function pathAlong(points: readonly PlotPoint[]): string {
  const [first, ...rest] = points;
  const last = rest.at(-1);
  if (first === undefined || last === undefined) return "";
  const curves = rest
    .slice(0, -1)
    .map((point, index) => `Q${at(point)} ${at(between(point, rest[index + 1] ?? point))}`);
  return [`M${at(first)}`, `L${at(between(first, rest[0] ?? first))}`, ...curves, `L${at(last)}`].join("");
}

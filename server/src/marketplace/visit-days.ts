import { zoned } from "../time/zoned-time.ts";

/** One row for every local day in the zone that overlaps [from, to), including days without visits. */
export function everyDay(
  from: Date,
  to: Date,
  zone: string,
  visits: ReadonlyMap<string, number>,
): { day: string; visits: number }[] {
  const first = zoned(from, zone).toPlainDate();
  const last = zoned(new Date(to.getTime() - 1), zone).toPlainDate();
  return Array.from({ length: first.until(last, { largestUnit: "day" }).days + 1 }, (_, index) => {
    const day = first.add({ days: index }).toString();
    return { day, visits: visits.get(day) ?? 0 };
  });
}

const DAY_MS = 86_400_000;

/** A row for every day of UTC that [from, to) touches, with its visits or none. */
export function everyDay(from: Date, to: Date, visits: ReadonlyMap<string, number>): { day: string; visits: number }[] {
  const first = Math.floor(from.getTime() / DAY_MS);
  const days = Math.ceil(to.getTime() / DAY_MS) - first;
  return Array.from({ length: days }, (_, index) => {
    const day = new Date((first + index) * DAY_MS).toISOString().slice(0, 10);
    return { day, visits: visits.get(day) ?? 0 };
  });
}

/** Instants (ISO 8601) that bound a period; `to` is exclusive. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** Lengths that can be chosen, in days. */
export const PERIOD_DAYS = [7, 30, 90] as const;
export type PeriodDays = (typeof PERIOD_DAYS)[number];

export interface DayVisits {
  /** `YYYY-MM-DD`, UTC. */
  readonly day: string;
  readonly visits: number;
}

const DAY_MS = 86_400_000;

/** The last `days` days, today among them, in whole UTC days: the days that the statistics count in. */
export function lastDays(days: number, now: number): Period {
  const tomorrow = Math.floor(now / DAY_MS + 1) * DAY_MS;
  return { from: new Date(tomorrow - days * DAY_MS).toISOString(), to: new Date(tomorrow).toISOString() };
}

/** Every day of a period with its visits, the days without any among them. */
export function everyDay({ from, to }: Period, counted: readonly DayVisits[]): readonly DayVisits[] {
  const visits = new Map(counted.map((each) => [each.day.slice(0, 10), each.visits]));
  const first = Date.parse(from);
  const length = Math.round((Date.parse(to) - first) / DAY_MS);
  return Array.from({ length }, (_, offset) => {
    const day = new Date(first + offset * DAY_MS).toISOString().slice(0, 10);
    return { day, visits: visits.get(day) ?? 0 };
  });
}

/** Milliseconds in the two largest units that matter: `3m 20s`, `45s`. */
export function durationParts(milliseconds: number): { readonly minutes: number; readonly seconds: number } {
  const seconds = Math.round(milliseconds / 1_000);
  return { minutes: Math.floor(seconds / 60), seconds: seconds % 60 };
}

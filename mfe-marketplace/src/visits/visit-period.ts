import { dayIn } from "@atrium/shared-ui";

/** Start and end of a period, in ISO 8601. `to` is exclusive. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** Selectable lengths, in days. */
export const PERIOD_DAYS = [7, 30, 90] as const;
export type PeriodDays = (typeof PERIOD_DAYS)[number];

const DAY_MS = 86_400_000;

/** The last `days` days including today, as whole days in the time zone. */
export function lastDays(days: number, now: number, zone: string): Period {
  const today = Date.parse(dayIn(zone, now));
  const at = (offset: number) => new Date(midnight(today + offset * DAY_MS, zone)).toISOString();
  return { from: at(1 - days), to: at(1) };
}

/** The first quarter hour of a day in a time zone; clocks never change by less. `day` is midnight UTC of that date. */
function midnight(day: number, zone: string): number {
  const date = new Date(day).toISOString().slice(0, 10);
  const quarters = Array.from({ length: (2 * DAY_MS) / QUARTER_MS }, (_, index) => day - DAY_MS + index * QUARTER_MS);
  return quarters.find((instant) => dayIn(zone, instant) === date) ?? day;
}
const QUARTER_MS = 15 * 60_000;

/** Splits milliseconds into minutes and seconds: `3m 20s`, `45s`. */
export function durationParts(milliseconds: number): { readonly minutes: number; readonly seconds: number } {
  const seconds = Math.round(milliseconds / 1_000);
  return { minutes: Math.floor(seconds / 60), seconds: seconds % 60 };
}

import type { Language } from "@atrium/shared-contracts/spec";
import type { ReleaseHistory } from "@atrium/shared-contracts/wire";
import { dayIn } from "@atrium/shared-ui";
import { localized } from "../../core/language/language-choice.ts";

export interface ReleaseEntry {
  readonly appId: string;
  readonly title: string;
  readonly version: string;
  readonly releasedAt: string;
  readonly notes: string | undefined;
  readonly isActive: boolean;
}

export interface ReleaseDay {
  /** ISO date in the reader's time zone. */
  readonly day: string;
  /** Each has a row of its own. */
  readonly rows: readonly ReleaseEntry[];
  /** Releases that nobody described share one row, after the others. Empty if there's only one. */
  readonly gathered: readonly ReleaseEntry[];
}

/** The releases of all apps, newest first. */
export function releaseEntries({ apps }: ReleaseHistory, language: Language): ReleaseEntry[] {
  return apps
    .flatMap(({ id, title, active, releases }) =>
      releases.map(({ version, releasedAt, notes }): ReleaseEntry => ({
        appId: id,
        title: title ? localized({ ...title, en: title["en"] ?? id }, language) : "Atrium",
        version,
        releasedAt,
        notes,
        isActive: version === active,
      })),
    )
    .sort((a, b) => b.releasedAt.localeCompare(a.releasedAt));
}

/** Groups entries by their release day in the time zone, keeping their order. */
export function byDay(entries: readonly ReleaseEntry[], zone: string): ReleaseDay[] {
  const days = Map.groupBy(entries, ({ releasedAt }) => dayIn(zone, Date.parse(releasedAt)));
  return [...days].map(([day, ofDay]) => {
    const [described, unnamed] = [ofDay.filter(isDescribed), ofDay.filter((entry) => !isDescribed(entry))];
    return unnamed.length > 1 ? { day, rows: described, gathered: unnamed } : { day, rows: ofDay, gathered: [] };
  });
}

const isDescribed = ({ notes }: ReleaseEntry) => notes !== undefined;

const rowsOf = ({ rows, gathered }: ReleaseDay) => rows.length + Math.min(gathered.length, 1);

export const rowCount = (days: readonly ReleaseDay[]): number => days.reduce((sum, day) => sum + rowsOf(day), 0);

/** The days with their first `count` rows in all. */
export function firstRows(days: readonly ReleaseDay[], count: number): ReleaseDay[] {
  let left = count;
  return days.flatMap((day) => {
    const wanted = left;
    left -= rowsOf(day);
    if (wanted <= 0) return [];
    return left >= 0 ? [day] : [{ ...day, rows: day.rows.slice(0, wanted), gathered: [] }];
  });
}

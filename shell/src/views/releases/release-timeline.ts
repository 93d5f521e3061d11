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
  readonly entries: readonly ReleaseEntry[];
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
  return [...days].map(([day, entriesOfDay]) => ({ day, entries: entriesOfDay }));
}

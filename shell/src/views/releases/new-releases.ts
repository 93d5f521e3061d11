import type { Language } from "@atrium/shared-contracts/spec";
import type { BootDocument, ReleaseHistory } from "@atrium/shared-contracts/wire";
import { localized } from "../../core/language/language-choice.ts";

/** Version of each app when this page loaded, by app ID. */
export function runningVersions(boot: BootDocument): ReadonlyMap<string, string> {
  return new Map([
    ["shell", boot.shellVersion],
    ...boot.features.map(({ id, active }) => [id, active.version] as const),
  ]);
}

export interface NewRelease {
  readonly id: string;
  readonly title: string;
  readonly version: string;
}

/** Apps whose active version differs from the known one. An app that the page doesn't know isn't news until a reload. */
export function newReleases(
  { apps }: ReleaseHistory,
  known: ReadonlyMap<string, string>,
  language: Language,
): NewRelease[] {
  return apps
    .filter(({ id, active }) => known.has(id) && known.get(id) !== active)
    .map(({ id, title, active }) => ({
      id,
      title: title ? localized({ ...title, en: title["en"] ?? id }, language) : "Atrium",
      version: active,
    }));
}

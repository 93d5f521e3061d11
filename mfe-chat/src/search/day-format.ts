import type { Language, ShellApi } from "@atrium/shared-contracts";
import { zoneOf } from "@atrium/shared-ui";

/** How every hit of the search says its day, in the language and zone of the person: "Nov 20, 2026". */
export function dayFormat(shell: ShellApi): Intl.DateTimeFormat {
  let language: Language = "en";
  shell.language$.subscribe((now) => (language = now)).unsubscribe();
  return new Intl.DateTimeFormat(language, { dateStyle: "medium", timeZone: zoneOf(shell) });
}

import type { ShellApi } from "@atrium/shared-contracts/contract";
import type { Language } from "@atrium/shared-contracts/spec";
import { zoneOf } from "@atrium/shared-ui";

/** Date format of search hits, in the user's language and time zone: "Nov 20, 2026". */
export function dayFormat(shell: ShellApi): Intl.DateTimeFormat {
  let language: Language = "en";
  shell.language$.subscribe((now) => (language = now)).unsubscribe();
  return new Intl.DateTimeFormat(language, { dateStyle: "medium", timeZone: zoneOf(shell) });
}

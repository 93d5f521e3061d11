import type { ShellApi } from "@atrium/shared-contracts/contract";
import { zoneOf } from "@atrium/shared-ui";

/** Date format of search hits, in the user's language and time zone: "Nov 20, 2026". */
export function dayFormat(shell: ShellApi): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(shell.language$.value, { dateStyle: "medium", timeZone: zoneOf(shell) });
}

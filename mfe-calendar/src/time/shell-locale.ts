import type { ShellApi } from "@atrium/shared-contracts/contract";
import type { Language } from "@atrium/shared-contracts/spec";
import { zoneOf } from "@atrium/shared-ui";

/** The user's language and time zone, for code outside of components. */
export function shellLocale(shell: ShellApi): { readonly language: Language; readonly zone: string } {
  return { language: shell.language$.value, zone: zoneOf(shell) };
}

import type { Language, ShellApi } from "@atrium/shared-contracts";
import { zoneOf } from "@atrium/shared-ui";

/** Language and zone of the person, for code that draws nothing. */
export function shellLocale(shell: ShellApi): { readonly language: Language; readonly zone: string } {
  let language: Language = "en";
  shell.language$.subscribe((now) => (language = now)).unsubscribe();
  return { language, zone: zoneOf(shell) };
}

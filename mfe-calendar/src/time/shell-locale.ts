import type { AuthState, Language, ShellApi } from "@atrium/shared-contracts";
import type { Observable } from "@atrium/shared-contracts/rx";
import { Temporal } from "temporal-polyfill";
import { viewerZone } from "./viewer-zone.ts";

/** Language and zone of the person, for code that draws nothing. */
export function shellLocale(shell: ShellApi): { readonly language: Language; readonly zone: string } {
  const nobody: AuthState = { status: "loading", user: null };
  return {
    language: latest(shell.language$, "en"),
    zone: viewerZone(latest(shell.auth$, nobody), Temporal.Now.timeZoneId()),
  };
}

function latest<T>(source: Observable<T>, initial: T): T {
  let value = initial;
  source.subscribe((next) => (value = next)).unsubscribe();
  return value;
}

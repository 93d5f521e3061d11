import type { AuthState, ShellApi } from "@atrium/shared-contracts/contract";
import { timeZoneName } from "@atrium/shared-contracts/wire";
import { useShell } from "./shell-context.tsx";
import { useObservable } from "../state/use-observable.ts";

/** The time zone every time is shown in: the profile's, else the browser's, else UTC. Always an IANA name. */
export function viewerZone(profileZone: string | null | undefined): string {
  const browserZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return [profileZone, browserZone].map((zone) => zone && timeZoneName(zone)).find(Boolean) || "UTC";
}

const NOBODY: AuthState = { status: "loading", user: null };

/** Follows the profile: changing the time zone in the settings updates what's shown immediately. */
export function useViewerZone(): string {
  return viewerZone(useObservable(useShell().auth$, NOBODY).user?.timezone);
}

/** The current time zone, for code outside of components. */
export function zoneOf({ auth$ }: Pick<ShellApi, "auth$">): string {
  let auth = NOBODY;
  auth$.subscribe((now) => (auth = now)).unsubscribe();
  return viewerZone(auth.user?.timezone);
}

import type { ShellApi } from "@atrium/shared-contracts/contract";
import { timeZoneName } from "@atrium/shared-contracts/wire";
import { useShell } from "./shell-context.tsx";
import { useObservable } from "../state/use-observable.ts";

/** The time zone every time is shown in: the profile's, else the browser's, else UTC. Always an IANA name. */
export function viewerZone(profileZone: string | null | undefined): string {
  const browserZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return [profileZone, browserZone].map((zone) => zone && timeZoneName(zone)).find(Boolean) || "UTC";
}

/** Follows the profile: changing the time zone in the settings updates what's shown immediately. */
export function useViewerZone(): string {
  return viewerZone(useObservable(useShell().auth$).user?.timezone);
}

/** The current time zone, for code outside of components. */
export function zoneOf({ auth$ }: Pick<ShellApi, "auth$">): string {
  return viewerZone(auth$.value.user?.timezone);
}

import type { AuthState } from "@atrium/shared-contracts";
import { timeZoneName } from "@atrium/shared-contracts/wire";
import { useObservable, useShell } from "@atrium/shared-ui";
import { useEffect, useState } from "react";
import { Temporal } from "temporal-polyfill";

/** The zone that times are shown in: the profile's, else the browser's, else UTC. Always one with an IANA name. */
export function viewerZone(auth: AuthState, browserZone: string): string {
  const chosen = auth.status === "authenticated" ? auth.user.timezone : null;
  return [chosen, browserZone].find((zone) => zone !== null && timeZoneName(zone) !== undefined) ?? "UTC";
}

const NOBODY: AuthState = { status: "loading", user: null };

/** Follows the profile: changing the zone in the settings moves the events at once. */
export function useViewerZone(): string {
  const auth = useObservable(useShell().auth$, NOBODY);
  return viewerZone(auth, Temporal.Now.timeZoneId());
}

/** Today in `zone`; turns over at midnight. */
export function useToday(zone: string): Temporal.PlainDate {
  const [, turnOver] = useState(0);
  const today = Temporal.Now.plainDateISO(zone);
  const key = today.toString();
  useEffect(() => {
    const midnight = Temporal.PlainDate.from(key).add({ days: 1 }).toZonedDateTime(zone).epochMilliseconds;
    const timer = setTimeout(() => turnOver((count) => count + 1), Math.max(1_000, midnight - Date.now()));
    return () => clearTimeout(timer);
  }, [key, zone]);
  return today;
}

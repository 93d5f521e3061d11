import type { AuthState } from "@atrium/shared-contracts";
import { useObservable, useShell } from "@atrium/shared-ui";
import { useEffect, useState } from "react";
import { Temporal } from "temporal-polyfill";

/** True for a zone that this browser can calculate with. */
export function isTimeZone(zone: string): boolean {
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(zone);
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** The zone that times are shown in: the profile's, else the browser's. */
export function viewerZone(auth: AuthState, browserZone: string): string {
  const chosen = auth.status === "authenticated" ? auth.user.timezone : null;
  return chosen && isTimeZone(chosen) ? chosen : browserZone;
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

import { useEffect, useState } from "react";
import { Temporal } from "temporal-polyfill";

/** Today's date in `zone`. Changes at midnight. */
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

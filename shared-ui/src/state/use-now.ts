import { useEffect, useState } from "react";

const TICK_MS = 30_000;

/** The current time in milliseconds since the epoch, updated every 30 seconds. For texts like "5 minutes ago". */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(ticking);
  }, []);
  return now;
}

import { useEffect, useState } from "react";

const TICK_MS = 30_000;

/** The present in milliseconds since the epoch, kept current to half a minute: what "5 minutes ago" is counted from. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(ticking);
  }, []);
  return now;
}

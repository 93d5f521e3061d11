import { useEffect, useState } from "react";

const DAY_MS = 86_400_000;

/** When tokens come back that were used up at a time: at the next midnight UTC. Milliseconds since 1970. */
export const tokensBackAt = (usedUpAt: number): number => (Math.floor(usedUpAt / DAY_MS) + 1) * DAY_MS;

/** Whether what failed at a time may work again: at once, unless the tokens were used up, which takes until they're back. */
export function useCanRetry(code: string | undefined, failedAt: string | undefined): boolean {
  // What the server hasn't stored yet has just failed.
  const [began] = useState(Date.now);
  const back = tokensBackAt(failedAt === undefined ? began : Date.parse(failedAt));
  const [now, setNow] = useState(began);
  const waits = code === "tokens_used_up" && now < back;
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => setNow(Date.now()), back - Date.now());
    return () => clearTimeout(timer);
  }, [back, waits]);
  return !waits;
}

/** Wait at least this long: a page waiting for its own calls looks idle, but its connection is busy. Milliseconds. */
const SETTLE_MS = 3_000;
/** How much longer to wait at most if the page stays busy. Milliseconds. */
const IDLE_LIMIT_MS = 2_000;

/** Runs work once the page has opened and the browser is idle, so that the two don't compete. Returns a function that calls it off. */
export function whenSettled(run: () => void): () => void {
  let idle = 0;
  const settled = setTimeout(() => {
    if ("requestIdleCallback" in globalThis) idle = requestIdleCallback(run, { timeout: IDLE_LIMIT_MS });
    else run();
  }, SETTLE_MS);
  return () => {
    clearTimeout(settled);
    if (idle !== 0) cancelIdleCallback(idle);
  };
}

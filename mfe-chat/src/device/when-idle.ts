/** The longest to wait for the browser to be idle. Milliseconds. */
const IDLE_LIMIT_MS = 1_000;

/** Runs work when the browser has time. Returns a function that calls it off. */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const handle = requestIdleCallback(run, { timeout: IDLE_LIMIT_MS });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(run);
  return () => clearTimeout(timer);
}

/** How many milliseconds of work there may be before the page gets to do something else. */
const SLICE_MS = 12;

/**
 * Cuts long work into slices: it waits for it often, and every few milliseconds that lets the page draw and answer first.
 * @throws what `signal` was aborted with
 */
export function createSlices(signal: AbortSignal): () => Promise<void> {
  let since = performance.now();
  return async () => {
    signal.throwIfAborted();
    if (performance.now() - since < SLICE_MS) return;
    await nextTask();
    signal.throwIfAborted();
    since = performance.now();
  };
}

/** By a message, because timers wait a second or more in a tab that's in the background. */
async function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  await new Promise((resolve) => {
    port1.addEventListener("message", resolve, { once: true });
    port1.start();
    port2.postMessage(null);
  });
  port1.close();
}

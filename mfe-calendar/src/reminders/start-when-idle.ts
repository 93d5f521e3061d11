import type { NotificationEmitter } from "@atrium/shared-contracts/contract";

/** Wait at least this long: a page waiting for its own calls looks idle, but its connection is busy. Milliseconds. */
const SETTLE_MS = 3_000;
/** How much longer to wait at most if the page stays busy. Milliseconds. */
const IDLE_LIMIT_MS = 2_000;
/** Pause before trying again when the code didn't load. Milliseconds. */
const RETRY_MS = 60_000;

/** Loads code and starts it when the browser is idle, retrying until it loads. If stopped before that, it never starts. */
export function startWhenIdle(bring: () => Promise<() => NotificationEmitter>): NotificationEmitter {
  let started: NotificationEmitter | undefined;
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = async () => {
    try {
      const start = await bring();
      if (!stopped) started = start();
    } catch (error) {
      console.warn("Reminders did not start", error);
      if (!stopped) timer = setTimeout(() => void begin(), RETRY_MS);
    }
  };
  let handle = 0;
  timer = setTimeout(() => {
    if ("requestIdleCallback" in globalThis)
      handle = requestIdleCallback(() => void begin(), { timeout: IDLE_LIMIT_MS });
    else void begin();
  }, SETTLE_MS);
  return {
    stop() {
      stopped = true;
      clearTimeout(timer);
      if (handle !== 0) cancelIdleCallback(handle);
      started?.stop();
    },
  };
}

import type { NotificationEmitter } from "@atrium/shared-contracts";

/** A page that waits for its own calls looks idle, but its line is not: nothing is brought before this has passed. Milliseconds. */
const SETTLE_MS = 3_000;
/** The longest that a busy page keeps it waiting after that. Milliseconds. */
const IDLE_LIMIT_MS = 2_000;
/** Pause after code that did not load. Milliseconds. */
const RETRY_MS = 60_000;

/** Brings code and starts it when the browser has nothing better to do; tries again until it is there. Stopped before that, it never starts. */
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

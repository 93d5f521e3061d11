import type { NotificationEmitter } from "@atrium/shared-contracts";

/** The longest that a busy page keeps it waiting. Milliseconds. */
const IDLE_LIMIT_MS = 4_000;
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
  const idle = "requestIdleCallback" in globalThis;
  const handle = idle ? requestIdleCallback(() => void begin(), { timeout: IDLE_LIMIT_MS }) : 0;
  if (!idle) timer = setTimeout(() => void begin(), IDLE_LIMIT_MS);
  return {
    stop() {
      stopped = true;
      if (idle) cancelIdleCallback(handle);
      clearTimeout(timer);
      started?.stop();
    },
  };
}

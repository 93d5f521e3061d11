import { pause } from "../retry/pause.ts";

/** Resolves to true in the one tab that may alert the person to the event with this name. */
export type AlertClaim = (name: string) => Promise<boolean>;

/** How long a background tab waits so that the visible one can go first, in milliseconds. */
const BACKGROUND_WAIT_MS = 150;
/** How long other tabs are kept from alerting to the same event, in milliseconds. Longer than browsers delay timers in background tabs. */
const CLAIM_MS = 3_000;

/** All of a person's tabs receive the same events at the same time, but only one makes the sound. Without the browser's locks, each does. */
export function createAlertClaim({ navigator, document }: Window): AlertClaim {
  const locks: LockManager | undefined = navigator.locks;
  return async (name) => {
    if (!locks) return true;
    if (document.hidden) await pause(BACKGROUND_WAIT_MS);
    return new Promise((resolve, reject) => {
      locks
        .request(`atrium-alert ${name}`, { ifAvailable: true }, async (lock) => {
          resolve(lock !== null);
          if (lock) await pause(CLAIM_MS);
        })
        .catch(reject);
    });
  };
}

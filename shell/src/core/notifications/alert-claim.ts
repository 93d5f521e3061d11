import { pause } from "../retry/pause.ts";

/** Resolves to true in the one tab that may alert a person to the thing of this name. */
export type AlertClaim = (name: string) => Promise<boolean>;

/** A tab in the background lets the one that is looked at go first. Milliseconds. */
const BACKGROUND_WAIT_MS = 150;
/** How long the other tabs are kept from alerting to the same thing: longer than a browser slows the timers of a background tab. Milliseconds. */
const CLAIM_MS = 3_000;

/** Tabs of one person are told of the same things at the same time: one of them makes the sound. Without the browser's locks each does. */
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

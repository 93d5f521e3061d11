import type { Settings } from "@atrium/shared-contracts/wire";
import type { AlertClaim } from "./alert-claim.ts";
import { createAlertLimit } from "./alert-limit.ts";
import { showOnDesktop, subjectOf } from "./desktop-notification.ts";
import type { Notification } from "./notification-list.ts";

export interface AlertDeps {
  /** What the person allows; called for each alert. */
  allowed(): Settings["notifications"];
  readonly claim: AlertClaim;
  sound(): void;
  /** Called when the person clicks the notification on the desktop. */
  follow(entry: Notification): void;
  readonly page: Pick<Document, "hidden" | "hasFocus">;
}

export interface Alerts {
  /**
   * Plays a sound, and shows a desktop notification when the person is looking elsewhere: once across all tabs, as far as allowed, and
   * rate-limited.
   */
  raise(entry: Notification): Promise<void>;
  /** Removes desktop notifications and raises no more. */
  close(): void;
}

/** At most `count` per `spanMs` (milliseconds): sounds overall, desktop notifications per source. The panel still has all of them. */
const SOUNDS = { count: 1, spanMs: 2_000 } as const;
const ON_DESKTOP = { count: 5, spanMs: 30_000 } as const;

/**
 * Alerts a person who isn't looking. When `enabled` is off there is no sound and no pop-up, but the entry still waits behind the bell, because what
 * it says (a failed upload, a reminder) must not be lost.
 */
export function createAlerts({ allowed, claim, sound, follow, page }: AlertDeps): Alerts {
  const maySound = createAlertLimit(SOUNDS.count, SOUNDS.spanMs);
  const mayShow = new Map<string, () => boolean>();
  const shown = new Map<string, () => void>();
  let closed = false;

  const limitOf = (source: string) => {
    const limit = mayShow.get(source) ?? createAlertLimit(ON_DESKTOP.count, ON_DESKTOP.spanMs);
    mayShow.set(source, limit);
    return limit;
  };

  return {
    async raise(entry) {
      const { enabled, ...by } = allowed();
      const sounds = enabled && by.sound && maySound();
      const shows = enabled && by.desktop && (page.hidden || !page.hasFocus()) && limitOf(entry.source)();
      if (!(sounds || shows) || !(await claim(subjectOf(entry))) || closed) return;
      if (sounds) sound();
      if (!shows) return;
      const takeBack = showOnDesktop(
        entry,
        () => follow(entry),
        () => shown.delete(entry.id),
      );
      if (takeBack) shown.set(entry.id, takeBack);
    },
    close() {
      closed = true;
      for (const takeBack of shown.values()) takeBack();
      shown.clear();
    },
  };
}

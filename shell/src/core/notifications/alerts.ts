import type { Settings } from "@atrium/shared-contracts/wire";
import type { AlertClaim } from "./alert-claim.ts";
import { createAlertLimit } from "./alert-limit.ts";
import { showOnDesktop, subjectOf } from "./desktop-notification.ts";
import type { Notification } from "./notification-list.ts";

export interface AlertDeps {
  /** What the person allows, asked anew each time. */
  allowed(): Settings["notifications"];
  readonly claim: AlertClaim;
  sound(): void;
  /** The person clicked it on the desktop. */
  follow(entry: Notification): void;
  readonly page: Pick<Document, "hidden" | "hasFocus">;
}

export interface Alerts {
  /** Sounds, and shows on the desktop when the person is looking elsewhere: once among all tabs, as far as allowed, and not more often than bearable. */
  raise(entry: Notification): Promise<void>;
  /** Takes back what is on the desktop, and raises nothing any more. */
  close(): void;
}

/** At most so many of one source in so many milliseconds; the panel has all of them. */
const SOUNDS = { count: 1, spanMs: 2_000 } as const;
const ON_DESKTOP = { count: 5, spanMs: 30_000 } as const;

/**
 * Tells a person who is not looking. With `enabled` off nothing sounds and nothing pops up; the entry waits behind the bell all the same, because
 * what it tells (a failed upload, a reminder) must not be lost.
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

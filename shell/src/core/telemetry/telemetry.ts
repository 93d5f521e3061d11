import type { Observable } from "@atrium/shared-contracts/rx";
import type { BootDocument, Settings } from "@atrium/shared-contracts/wire";
import { type Consent, NO_CONSENT, consentOf } from "./consent.ts";

/** What sends, once somebody is signed in. Asks for no consent itself. */
export interface Senders {
  track(event: string, properties: Readonly<Record<string, string | number | boolean>>): void;
  report(error: unknown, tags: Readonly<Record<string, string>>): void;
}

export type OpenSenders = (config: BootDocument["config"], page: Window) => Senders;

/**
 * Analytics and error reporting. Data is sent only if the installation configures the ID and the signed-in person's settings allow it at that
 * moment: nothing before sign-in, nothing before the settings are known, and nothing is queued to send later.
 */
export interface Telemetry extends Senders {
  /** Always logs the error to the console, too. */
  report(error: unknown, tags: Readonly<Record<string, string>>): void;
  /** Follows one person's settings from the first value on. Consent ends when the stream completes. The page's first `open` counts. */
  obey(privacy$: Observable<Settings["privacy"]>, open: OpenSenders): void;
}

export function createTelemetry(config: BootDocument["config"], page: Window): Telemetry {
  let consent: Consent = NO_CONSENT;
  let senders: Senders | undefined;
  return {
    track(event, properties) {
      if (consent.analytics) senders?.track(event, properties);
    },
    report(error, tags) {
      console.error(error);
      if (consent.crashReports) senders?.report(error, tags);
    },
    obey(privacy$, open) {
      senders ??= open(config, page);
      privacy$.subscribe({
        next: (privacy) => (consent = consentOf(privacy)),
        complete: () => (consent = NO_CONSENT),
      });
    },
  };
}

import { WEB_APP } from "@atrium/shared-contracts/spec";
import { ANALYTICS_URL, type BootDocument, type Settings } from "@atrium/shared-contracts/wire";
import type { Observable } from "@atrium/shared-contracts/rx";
import { type Consent, NO_CONSENT, consentOf } from "./consent.ts";
import { plainProperty } from "./scrub.ts";
import { parseDsn, sentryEnvelope } from "./sentry-envelope.ts";

/**
 * Analytics and error reporting. Data is sent only if the installation configures the ID and the signed-in person's settings allow it at that
 * moment: nothing before sign-in, nothing before the settings are known, and nothing is queued to send later.
 */
export interface Telemetry {
  track(event: string, properties: Readonly<Record<string, string | number | boolean>>): void;
  /** Always logs the error to the console, too. */
  report(error: unknown, tags: Readonly<Record<string, string>>): void;
  /** Follows one person's settings from the first value on. Consent ends when the stream completes. */
  obey(privacy$: Observable<Settings["privacy"]>): void;
}

/** Cap the reports: a repeating error tells us nothing new. */
const MAX_REPORTS = 20;

export function createTelemetry(config: BootDocument["config"], page: Window): Telemetry {
  const { analyticsId, sentryDsn } = config;
  const dsn = sentryDsn === undefined ? undefined : parseDsn(sentryDsn);
  // Not stored anywhere: we count visits and don't track people.
  const clientId = crypto.randomUUID();
  let consent: Consent = NO_CONSENT;
  let reports = 0;
  const send = (url: string, body?: string) => {
    if (!page.navigator.sendBeacon(url, body)) console.warn("A report could not be sent");
  };
  return {
    track(event, properties) {
      if (analyticsId === undefined || !consent.analytics) return;
      const query = new URLSearchParams({
        v: "2",
        tid: analyticsId,
        cid: clientId,
        en: event,
        // Not the path, because it may identify a conversation.
        dl: `${page.location.origin}/`,
        "ep.app_name": WEB_APP.name,
        "ep.app_version": WEB_APP.version,
      });
      for (const [name, value] of Object.entries(properties)) query.set(`ep.${name}`, plainProperty(value));
      send(`${ANALYTICS_URL}?${query.toString()}`);
    },
    report(error, tags) {
      console.error(error);
      if (!dsn || !consent.crashReports || reports >= MAX_REPORTS) return;
      reports += 1;
      send(dsn.url, sentryEnvelope(dsn, error, tags, new Date()));
    },
    obey(privacy$) {
      privacy$.subscribe({
        next: (privacy) => (consent = consentOf(privacy)),
        complete: () => (consent = NO_CONSENT),
      });
    },
  };
}

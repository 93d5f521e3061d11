import { WEB_APP } from "@atrium/shared-contracts";
import { ANALYTICS_URL, type BootDocument } from "@atrium/shared-contracts/wire";
import { parseDsn, sentryEnvelope } from "./sentry-envelope.ts";

/** Analytics and error reporting: each is off unless the installation configures its id. */
export interface Telemetry {
  track(event: string, properties: Readonly<Record<string, string | number | boolean>>): void;
  report(error: unknown, tags: Readonly<Record<string, string>>): void;
}

export function createTelemetry(config: BootDocument["config"], page: Window): Telemetry {
  const { analyticsId, sentryDsn } = config;
  const dsn = sentryDsn === undefined ? undefined : parseDsn(sentryDsn);
  // Not kept anywhere: visits are counted, people are not followed.
  const clientId = crypto.randomUUID();
  const send = (url: string, body?: string) => {
    if (!page.navigator.sendBeacon(url, body)) console.warn("A report could not be sent");
  };
  return {
    track(event, properties) {
      if (analyticsId === undefined) return;
      const query = new URLSearchParams({
        v: "2",
        tid: analyticsId,
        cid: clientId,
        en: event,
        dl: page.location.origin + page.location.pathname,
        "ep.app_name": WEB_APP.name,
        "ep.app_version": WEB_APP.version,
      });
      for (const [name, value] of Object.entries(properties)) query.set(`ep.${name}`, String(value));
      send(`${ANALYTICS_URL}?${query.toString()}`);
    },
    report(error, tags) {
      console.error(error);
      if (dsn) send(dsn.url, sentryEnvelope(dsn, error, tags, new Date()));
    },
  };
}

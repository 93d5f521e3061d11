import { WEB_APP } from "@atrium/shared-contracts/spec";
import { ANALYTICS_URL } from "@atrium/shared-contracts/wire";
import { plainProperty } from "./scrub.ts";
import { parseDsn, sentryEnvelope } from "./sentry-envelope.ts";
import type { OpenSenders } from "./telemetry.ts";

/** Cap the reports: a repeating error tells us nothing new. */
const MAX_REPORTS = 20;

/** Sends analytics and error reports, each only if the installation configures its ID. */
export const createSenders: OpenSenders = ({ analyticsId, sentryDsn }, page) => {
  const dsn = sentryDsn === undefined ? undefined : parseDsn(sentryDsn);
  // Not stored anywhere: we count visits and don't track people.
  const clientId = crypto.randomUUID();
  let reports = 0;
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
        // Not the path, because it may identify a conversation.
        dl: `${page.location.origin}/`,
        "ep.app_name": WEB_APP.name,
        "ep.app_version": WEB_APP.version,
      });
      for (const [name, value] of Object.entries(properties)) query.set(`ep.${name}`, plainProperty(value));
      send(`${ANALYTICS_URL}?${query.toString()}`);
    },
    report(error, tags) {
      if (!dsn || reports >= MAX_REPORTS) return;
      reports += 1;
      send(dsn.url, sentryEnvelope(dsn, error, tags, new Date()));
    },
  };
};

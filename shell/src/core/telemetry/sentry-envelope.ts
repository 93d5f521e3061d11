import { WEB_APP } from "@atrium/shared-contracts/spec";
import { framesOf, kindOf, plainProperty } from "./scrub.ts";

export interface SentryDsn {
  readonly dsn: string;
  /** Where envelopes are sent. */
  readonly url: string;
}

/** Parses `https://{key}@{host}/{project}`; undefined when it's invalid. */
export function parseDsn(dsn: string): SentryDsn | undefined {
  if (!URL.canParse(dsn)) return undefined;
  const { protocol, host, pathname, username } = new URL(dsn);
  const project = pathname.split("/").at(-1);
  if (!username || !project) return undefined;
  const prefix = pathname.slice(1, -project.length);
  const query = new URLSearchParams({ sentry_key: username, sentry_version: "7", sentry_client: WEB_APP.name });
  return { dsn, url: `${protocol}//${host}/${prefix}api/${project}/envelope/?${query.toString()}` };
}

/** An error as the envelope the error service accepts: its class and where it happened. No message, page URL, request or user. */
export function sentryEnvelope(
  { dsn }: SentryDsn,
  error: unknown,
  tags: Readonly<Record<string, string>>,
  at: Date,
): string {
  const event_id = crypto.randomUUID().replaceAll("-", "");
  const frames = error instanceof Error ? framesOf(error.stack) : [];
  const event = {
    event_id,
    timestamp: at.getTime() / 1_000,
    platform: "javascript",
    release: `${WEB_APP.name}@${WEB_APP.version}`,
    tags: Object.fromEntries(Object.entries(tags).map(([name, value]) => [name, plainProperty(value)])),
    exception: { values: [{ ...kindOf(error), ...(frames.length === 0 ? {} : { stacktrace: { frames } }) }] },
  };
  const header = { event_id, dsn, sent_at: at.toISOString() };
  return [header, { type: "event" }, event].map((part) => JSON.stringify(part)).join("\n");
}

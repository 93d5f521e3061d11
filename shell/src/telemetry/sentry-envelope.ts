import { WEB_APP } from "@atrium/shared-contracts";

export interface SentryDsn {
  readonly dsn: string;
  /** Where envelopes go. */
  readonly url: string;
}

/** Reads `https://{key}@{host}/{project}`; undefined when it is none. */
export function parseDsn(dsn: string): SentryDsn | undefined {
  if (!URL.canParse(dsn)) return undefined;
  const { protocol, host, pathname, username } = new URL(dsn);
  const project = pathname.split("/").at(-1);
  if (!username || !project) return undefined;
  const prefix = pathname.slice(1, -project.length);
  const query = new URLSearchParams({ sentry_key: username, sentry_version: "7", sentry_client: WEB_APP.name });
  return { dsn, url: `${protocol}//${host}/${prefix}api/${project}/envelope/?${query.toString()}` };
}

/** One error as the envelope that the error service takes. No request, no user, no text of the page. */
export function sentryEnvelope(
  { dsn }: SentryDsn,
  error: unknown,
  tags: Readonly<Record<string, string>>,
  at: Date,
): string {
  const event_id = crypto.randomUUID().replaceAll("-", "");
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  const event = {
    event_id,
    timestamp: at.getTime() / 1_000,
    platform: "javascript",
    release: `${WEB_APP.name}@${WEB_APP.version}`,
    tags,
    exception: { values: [{ type: name, value: message }] },
    extra: { stack },
  };
  const header = { event_id, dsn, sent_at: at.toISOString() };
  return [header, { type: "event" }, event].map((part) => JSON.stringify(part)).join("\n");
}

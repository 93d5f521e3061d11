import type { App } from "../app/app.ts";
import type { Apps } from "../app/apps.ts";
import { admit, headerCredential, queryCredential } from "../auth/credential.ts";
import { demand, type Grant, identify } from "../auth/grant.ts";
import type { Clock } from "../clock/clock.ts";
import type { RestRequest } from "./rest-request.ts";

/** Who calls. */
export interface Caller {
  readonly app: App;
  readonly grant: Grant;
  /** The client it is: `*` for any, undefined for none. */
  readonly identity: string | undefined;
}

/** @throws AblyError 40101 and what else makes a credential bad, 40102 when the caller claims to be another client */
export function caller(apps: Apps, request: RestRequest, now: Clock): Caller {
  const credential = headerCredential(request.headers.authorization) ?? queryCredential(request.query);
  const { app, grant } = admit(apps, credential, now());
  const header = request.headers["x-ably-clientid"];
  const claimed = typeof header === "string" ? Buffer.from(header, "base64").toString("utf8") : undefined;
  return { app, grant, identity: identify(grant, claimed) };
}

/** The caller's application, after its capability was checked. @throws AblyError 40160 */
export function permit({ app, grant }: Caller, channel: string, operation: string): App {
  demand(grant, channel, operation);
  return app;
}

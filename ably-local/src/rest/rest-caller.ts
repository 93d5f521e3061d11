import type { App } from "../app/app.ts";
import type { Apps } from "../app/apps.ts";
import { admit, headerCredential, queryCredential } from "../auth/credential.ts";
import { demand, type Grant, identify } from "../auth/grant.ts";
import type { Clock } from "../clock/clock.ts";
import type { RestRequest } from "./rest-request.ts";

/** Who's calling. */
export interface Caller {
  readonly app: App;
  readonly grant: Grant;
  /** The client id: `*` for any, undefined for none. */
  readonly identity: string | undefined;
}

/** @throws AblyError 40101 and the other errors for bad credentials, 40102 if the caller claims to be another client */
export function caller(apps: Apps, request: RestRequest, now: Clock): Caller {
  const credential = headerCredential(request.headers.authorization) ?? queryCredential(request.query);
  const { app, grant } = admit(apps, credential, now());
  const header = request.headers["x-ably-clientid"];
  const claimed = typeof header === "string" ? Buffer.from(header, "base64").toString("utf8") : undefined;
  return { app, grant, identity: identify(grant, claimed) };
}

/** The caller's application, after checking its capability. @throws AblyError 40160 */
export function permit({ app, grant }: Caller, channel: string, operation: string): App {
  demand(grant, channel, operation);
  return app;
}

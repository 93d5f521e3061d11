import { type AblyError, Refusal } from "../protocol/error-info.ts";
import { type Grant, keyGrant } from "./grant.ts";
import { jwtGrant, jwtHeader } from "./jwt.ts";
import { appIdOf } from "./key.ts";
import { opaqueGrant } from "./opaque-token.ts";
import type { Realm } from "./realm.ts";
import { sameSecret } from "./secret.ts";

/** What a client authenticates with. */
export type Credential =
  | { readonly kind: "key"; readonly key: string }
  | { readonly kind: "token"; readonly token: string };

type Apps<App> = ReadonlyMap<string, App>;

/** Who the client is, and in which application. */
export interface Admission<App extends Realm> {
  readonly app: App;
  readonly grant: Grant;
}

/** The credential from a URL's query: `key` or `access_token` (`accessToken`). */
export function queryCredential(query: URLSearchParams): Credential | undefined {
  const key = query.get("key");
  if (key !== null) return { kind: "key", key };
  const token = query.get("access_token") ?? query.get("accessToken");
  return token === null ? undefined : { kind: "token", token };
}

/** The credential from an `Authorization` header: Basic with a key, or Bearer with a token in base64 (or a plain JWT). */
export function headerCredential(header: string | undefined): Credential | undefined {
  const [scheme, value] = (header ?? "").split(" ", 2);
  if (scheme === undefined || value === undefined) return undefined;
  const plain = Buffer.from(value, "base64").toString("utf8");
  if (/^basic$/i.test(scheme)) return { kind: "key", key: plain };
  if (!/^bearer$/i.test(scheme)) return undefined;
  return { kind: "token", token: value.includes(".") ? value : plain };
}

function admitKey<App extends Realm>(apps: Apps<App>, text: string): Admission<App> {
  const colon = text.indexOf(":");
  const name = text.slice(0, colon);
  const app = apps.get(appIdOf(name));
  const key = app?.keys.get(name);
  if (app === undefined || key === undefined || !sameSecret(text.slice(colon + 1), key.secret))
    throw Refusal.unauthorized();
  return { app, grant: keyGrant(key) };
}

function admitToken<App extends Realm>(apps: Apps<App>, token: string, now: number): Admission<App> {
  const header = jwtHeader(token);
  const embedded = header?.["x-ably-token"];
  if (typeof embedded === "string" && jwtHeader(embedded) === undefined) return admitToken(apps, embedded, now);
  const keyName = header?.["kid"];
  if (header !== undefined && typeof keyName !== "string") throw Refusal.badJwt("kid is required");
  const app = apps.get(appIdOf(typeof keyName === "string" ? keyName : token));
  if (app === undefined) throw header === undefined ? Refusal.unauthorized() : Refusal.notFound("no such application");
  if (typeof keyName !== "string") return { app, grant: opaqueGrant(token, (name) => app.keys.get(name), now) };
  const key = app.keys.get(keyName);
  if (key === undefined) throw Refusal.notFound("no such key");
  return { app, grant: jwtGrant(token, key, now) };
}

/**
 * Authenticates a credential.
 * @throws AblyError 40101 none or wrong, 40005 malformed, 40141 revoked, 40142 expired, 40144 bad JWT, 40400 no such key
 */
export function admit<App extends Realm>(
  apps: Apps<App>,
  credential: Credential | undefined,
  now: number,
): Admission<App> {
  if (credential === undefined) throw Refusal.unauthorized("no authentication information provided");
  if (credential.kind === "key") return admitKey(apps, credential.key);
  const admission = admitToken(apps, credential.token, now);
  if (admission.app.revocations.covers(admission.grant, now)) throw Refusal.tokenRevoked();
  return admission;
}

/** Whether a fresh token would fix the refusal. */
export const isTokenRefusal = (error: AblyError): boolean => error.code >= 40140 && error.code < 40150;

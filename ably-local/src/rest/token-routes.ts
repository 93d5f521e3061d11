import type { App } from "../app/app.ts";
import type { Apps } from "../app/apps.ts";
import type { Clock } from "../clock/clock.ts";
import { admit, headerCredential, queryCredential } from "../auth/credential.ts";
import { appIdOf, type Key } from "../auth/key.ts";
import type { Revocation, RevocationTarget } from "../auth/revocations.ts";
import { issueToken } from "../auth/token-request.ts";
import { describe, Refusal } from "../protocol/error-info.ts";
import { count, isRecord, record } from "../protocol/record.ts";
import type { RestAnswer } from "./rest-answer.ts";
import type { RestRequest } from "./rest-request.ts";

const REAUTH_MARGIN_MS = 30_000;
const TARGETS: readonly string[] = ["clientId", "revocationKey", "channel"] satisfies RevocationTarget[];

/** Whether the caller presented this exact key. @throws AblyError if the credential is bad */
function showsKey(apps: Apps, request: RestRequest, keyName: string, now: Clock): boolean {
  const credential = headerCredential(request.headers.authorization) ?? queryCredential(request.query);
  if (credential?.kind !== "key") return false;
  if (admit(apps, credential, now()).grant.key.name !== keyName) throw Refusal.incompatible("another key");
  return true;
}

function keyNamed(apps: Apps, keyName: string): { app: App; key: Key } {
  const app = apps.get(appIdOf(keyName));
  const key = app?.keys.get(keyName);
  if (app === undefined || key === undefined) throw Refusal.notFound("no such key");
  return { app, key };
}

/** `POST /keys/{keyName}/requestToken`: an opaque token, for the key's holder or for a signed request. */
export function requestToken(apps: Apps, request: RestRequest, keyName: string, now: Clock): RestAnswer {
  const { app, key } = keyNamed(apps, keyName);
  const trusted = showsKey(apps, request, keyName, now);
  const wish = isRecord(request.body) ? request.body : {};
  return { status: 201, body: issueToken(app, key, wish, trusted, now()) };
}

function revoke(app: App, revocation: Revocation, now: number): void {
  app.revocations.add(revocation, now);
  for (const connection of app.connections.all()) {
    const appliesAt = app.revocations.appliesAt(connection.grant);
    if (appliesAt !== undefined) connection.heedRevocation(appliesAt);
  }
}

/** `POST /keys/{keyName}/revokeTokens` with `targets` of the form `type:value`. */
export function revokeTokens(apps: Apps, request: RestRequest, keyName: string, now: Clock): RestAnswer {
  const { app, key } = keyNamed(apps, keyName);
  if (!showsKey(apps, request, keyName, now)) throw Refusal.keyRequired();
  if (!key.revocableTokens) throw Refusal.notRevocable();
  const body = record(request.body, "a revocation");
  const targets = body["targets"];
  if (!Array.isArray(targets)) throw Refusal.badRequest("targets must be a list");
  const at = now();
  const issuedBefore = count(body, "issuedBefore") ?? at;
  const appliesAt = body["allowReauthMargin"] === true ? at + REAUTH_MARGIN_MS : at;
  const results = targets.map((target: unknown) => {
    try {
      const [, type, value] = /^([^:]*):(.+)$/s.exec(String(target)) ?? [];
      if (type === undefined || value === undefined || !TARGETS.includes(type)) throw Refusal.badRequest("target");
      revoke(app, { keyName, type: type as RevocationTarget, value, issuedBefore, appliesAt }, at);
      return { target, issuedBefore, appliesAt };
    } catch (error) {
      return { target, error: describe(error, app.report).info };
    }
  });
  const failureCount = results.filter((result) => "error" in result).length;
  return { status: 200, body: { successCount: results.length - failureCount, failureCount, results } };
}

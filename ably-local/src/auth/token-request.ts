import { Refusal } from "../protocol/error-info.ts";
import { text, type WireRecord } from "../protocol/record.ts";
import { canonical, intersect, parseCapability } from "./capability.ts";
import type { Grant } from "./grant.ts";
import type { Key } from "./key.ts";
import { opaqueToken } from "./opaque-token.ts";
import type { Realm } from "./realm.ts";
import { REVOCABLE_TTL_MS } from "./revocations.ts";
import { hmac, sameSecret } from "./secret.ts";

const DEFAULT_TTL_MS = 3_600_000;
const MAX_TTL_MS = 86_400_000;
const MAX_SKEW_MS = 900_000;

/** The answer to a token request, in the form of the SDK's `TokenDetails`. Times in ms. */
export interface TokenDetails {
  readonly token: string;
  readonly keyName: string;
  readonly issued: number;
  readonly expires: number;
  readonly capability: string;
  readonly clientId?: string | undefined;
}

function numeric(request: WireRecord, name: string): number | undefined {
  const value = request[name];
  if (value === undefined || value === null || value === "") return undefined;
  const number = typeof value === "string" ? Number(value) : value;
  if (typeof number !== "number" || !Number.isSafeInteger(number)) throw Refusal.badParameter(name);
  return number;
}

const shown = (value: unknown) => (typeof value === "string" || typeof value === "number" ? String(value) : "");

/** The text that a token request's `mac` signs. */
export function signedText(request: WireRecord): string {
  const names = ["keyName", "ttl", "capability", "clientId", "timestamp", "nonce"];
  return names.map((name) => `${shown(request[name])}\n`).join("");
}

/** @throws AblyError 40101 for a wrong mac, 40104, 40105 */
function verify({ nonces }: Realm, key: Key, request: WireRecord, now: number): void {
  const mac = text(request, "mac");
  const nonce = text(request, "nonce") ?? "";
  if (mac === undefined || !sameSecret(mac, hmac(key.secret, signedText(request), "base64")))
    throw Refusal.unauthorized("wrong mac");
  if (Math.abs((numeric(request, "timestamp") ?? 0) - now) > MAX_SKEW_MS) throw Refusal.badTimestamp();
  if (nonce.length < 16) throw Refusal.badParameter("a nonce has at least 16 characters");
  if (!nonces.use(`${key.name}:${nonce}`, now + 2 * MAX_SKEW_MS, now)) throw Refusal.nonceUsed();
}

/**
 * Issues an opaque token.
 * @param trusted whether the caller presented the key itself, so no signature is needed
 * @throws AblyError 40000, 40003, 40012, 40101, 40102, 40104, 40105, 40160
 */
export function issueToken(realm: Realm, key: Key, request: WireRecord, trusted: boolean, now: number): TokenDetails {
  const named = text(request, "keyName");
  if (named !== undefined && named !== key.name) throw Refusal.incompatible("the request is for another key");
  if (!trusted || text(request, "mac") !== undefined) verify(realm, key, request, now);
  else if (Math.abs((numeric(request, "timestamp") ?? now) - now) > MAX_SKEW_MS) throw Refusal.badTimestamp();
  const ttl = numeric(request, "ttl") ?? DEFAULT_TTL_MS;
  const longest = key.revocableTokens ? REVOCABLE_TTL_MS : MAX_TTL_MS;
  if (ttl < 1 || ttl > longest) throw Refusal.badParameter(`ttl must be 1 to ${longest} ms`);
  const clientId = text(request, "clientId");
  if (clientId === "") throw Refusal.badClientId();
  const wish = request["capability"];
  const asked = wish === undefined || wish === null || wish === "" ? undefined : parseCapability(wish);
  if (asked?.size === 0) throw Refusal.badRequest("a capability must name a channel");
  const capability = asked === undefined ? key.capability : intersect(asked, key.capability);
  const grant: Grant & { token: object } = { key, capability, clientId, token: { issued: now, expires: now + ttl } };
  return {
    token: opaqueToken(grant),
    keyName: key.name,
    issued: now,
    expires: now + ttl,
    capability: canonical(capability),
    clientId,
  };
}

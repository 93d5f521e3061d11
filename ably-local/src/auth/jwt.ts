import { Refusal } from "../protocol/error-info.ts";
import { isRecord, type WireRecord } from "../protocol/record.ts";
import { intersect, parseCapability } from "./capability.ts";
import type { Grant } from "./grant.ts";
import type { Key } from "./key.ts";
import { REVOCABLE_TTL_MS } from "./revocations.ts";
import { hmac, sameSecret } from "./secret.ts";

function part(encoded: string | undefined): WireRecord | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(encoded ?? "", "base64url").toString("utf8"));
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The header of a JWT, encrypted or not; undefined if the text is neither. Not verified. */
export function jwtHeader(token: string): WireRecord | undefined {
  const header = token.includes(".") ? part(token.split(".", 1)[0]) : undefined;
  return typeof header?.["alg"] === "string" ? header : undefined;
}

const claim = (payload: WireRecord, name: string): string | undefined => {
  const value = payload[name];
  if (value !== undefined && typeof value !== "string") throw Refusal.badJwt(`${name} must be a string`);
  return value;
};

/**
 * The grant of a JWT signed with HS256 and the key's secret.
 * @throws AblyError 40144 if it's malformed, signed differently or not valid yet; 40142 if it expired before `now` (ms)
 */
export function jwtGrant(token: string, key: Key, now: number): Grant {
  const [head, body, signature, ...rest] = token.split(".");
  const payload = part(body);
  if (payload === undefined || signature === undefined || rest.length > 0) throw Refusal.badJwt();
  if (part(head)?.["alg"] !== "HS256") throw Refusal.badJwt("the algorithm must be HS256");
  if (!sameSecret(signature, hmac(key.secret, `${head}.${body}`, "base64url"))) throw Refusal.badJwt("wrong signature");
  const { iat, exp, nbf } = payload;
  if (typeof iat !== "number" || typeof exp !== "number") throw Refusal.badJwt("iat and exp are required");
  if (exp * 1000 <= now) throw Refusal.tokenExpired();
  if (typeof nbf === "number" && nbf * 1000 > now) throw Refusal.badJwt("not valid yet");
  if (key.revocableTokens && exp - iat > REVOCABLE_TTL_MS / 1000)
    throw Refusal.badJwt("revocable tokens live one hour at most");
  const capability = claim(payload, "x-ably-capability");
  return {
    key,
    capability: capability === undefined ? key.capability : intersect(parseCapability(capability), key.capability),
    clientId: claim(payload, "x-ably-clientId"),
    revocationKey: claim(payload, "x-ably-revocation-key"),
    token: { issued: iat * 1000, expires: exp * 1000 },
  };
}

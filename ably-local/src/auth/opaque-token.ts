import { randomBytes } from "node:crypto";
import { Refusal } from "../protocol/error-info.ts";
import { record } from "../protocol/record.ts";
import { canonical, parseCapability } from "./capability.ts";
import type { Grant } from "./grant.ts";
import { appIdOf, type Key } from "./key.ts";
import { hmac, sameSecret } from "./secret.ts";

/** The contents of an opaque token. It's signed, so it survives a restart without being stored. */
interface Claims {
  readonly k: string;
  readonly i: number;
  readonly e: number;
  readonly c: string;
  readonly u?: string | undefined;
  readonly n: string;
}

const seal = (key: Key, body: string) => hmac(key.secret, `opaque-token:${body}`, "base64url");

/** Creates the token for a grant. */
export function opaqueToken(grant: Grant & { token: object }): string {
  const claims: Claims = {
    k: grant.key.name,
    i: grant.token.issued,
    e: grant.token.expires,
    c: canonical(grant.capability),
    u: grant.clientId,
    n: randomBytes(6).toString("base64url"),
  };
  const body = Buffer.from(JSON.stringify(claims)).toString("base64url");
  return `${appIdOf(grant.key.name)}.${body}~${seal(grant.key, body)}`;
}

/**
 * The grant of an opaque token.
 * @throws AblyError 40005 if it isn't a token, 40101 if it wasn't created here, 40142 if it expired before `now` (ms)
 */
export function opaqueGrant(token: string, keyNamed: (name: string) => Key | undefined, now: number): Grant {
  const [body = "", signature = ""] = token.slice(token.indexOf(".") + 1).split("~");
  if (body === "" || signature === "") throw Refusal.badCredential("not a token");
  const claims = parsed(body);
  const key = keyNamed(claims.k);
  if (key === undefined || !sameSecret(signature, seal(key, body))) throw Refusal.unauthorized();
  if (claims.e <= now) throw Refusal.tokenExpired();
  return {
    key,
    capability: parseCapability(claims.c),
    clientId: claims.u,
    token: { issued: claims.i, expires: claims.e },
  };
}

/** The claims. Don't trust them before the signature is verified. */
function parsed(body: string): Claims {
  try {
    const claims: unknown = JSON.parse(Buffer.from(body, "base64url").toString("utf8"));
    return record(claims, "a token") as unknown as Claims;
  } catch {
    throw Refusal.badCredential("not a token");
  }
}

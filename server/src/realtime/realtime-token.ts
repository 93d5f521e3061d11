import { SignJWT } from "jose";
import { userChannel } from "@atrium/shared-contracts/wire";
import type { ApiKey } from "./api-key.ts";

/** Lifetime of a realtime token. Open browsers renew it. */
export const REALTIME_TOKEN_MINUTES = 30;

/**
 * A token for only the user's own channel, bound to their client id. It can be revoked through the session it was made for.
 */
export async function signRealtimeToken(
  key: ApiKey,
  { userId, sessionId }: { userId: string; sessionId: string },
  now = Date.now(),
): Promise<{ token: string; expiresAt: number }> {
  const issued = Math.floor(now / 1_000);
  const expires = issued + REALTIME_TOKEN_MINUTES * 60;
  const token = await new SignJWT({
    "x-ably-clientId": userId,
    "x-ably-capability": JSON.stringify({ [userChannel(userId)]: ["publish", "subscribe", "history"] }),
    "x-ably-revocation-key": sessionId,
  })
    .setProtectedHeader({ alg: "HS256", typ: "JWT", kid: key.name })
    .setIssuedAt(issued)
    .setExpirationTime(expires)
    .sign(new TextEncoder().encode(key.secret));
  return { token, expiresAt: expires * 1_000 };
}

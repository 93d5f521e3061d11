import {
  CONNECTION_STATE_TTL_MS,
  MAX_FRAME_BYTES,
  MAX_IDLE_MS,
  MAX_MESSAGE_BYTES,
  RATE_PER_SECOND,
} from "../protocol/limits.ts";
import type { Principal } from "./principal.ts";

/** `connectionDetails` of a CONNECTED frame: what the client needs to know about its connection. */
export function connectionDetails({ grant, identity }: Principal, connectionKey: string | undefined): object {
  const anonymousKey = grant.token === undefined && identity === "*";
  return {
    clientId: anonymousKey ? undefined : identity,
    connectionKey,
    connectionStateTtl: CONNECTION_STATE_TTL_MS,
    maxFrameSize: MAX_FRAME_BYTES,
    maxIdleInterval: MAX_IDLE_MS,
    maxInboundRate: RATE_PER_SECOND,
    maxMessageSize: MAX_MESSAGE_BYTES,
    maxOutboundRate: RATE_PER_SECOND,
    serverId: "ably-local",
  };
}

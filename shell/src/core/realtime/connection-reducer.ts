import type { ConnectionState } from "@atrium/shared-contracts/contract";

/** Events of the realtime connection. */
export type ConnectionEvent =
  | { readonly type: "connection"; readonly status: ConnectionState["status"]; readonly reason?: string }
  /** The channel is attached; `missed` when messages may have been missed since it last was. */
  | { readonly type: "attached"; readonly missed: boolean }
  /** The server is listening on the channel; `missed` when messages may have been missed before the channel was attached for the first time. */
  | { readonly type: "subscribed"; readonly missed: boolean }
  /** There's no token or the server isn't listening: HTTP only, until that changes. */
  | { readonly type: "unavailable"; readonly reason: string };

export const CONNECTING: ConnectionState = { status: "connecting", httpOnly: false, continuityLosses: 0 };

/**
 * The state that features see. "connected" means that a message can be sent and will be heard: socket, channel and the server's listener are all
 * up. Messages go over HTTP while the connection is suspended, failed or unavailable.
 */
export function reduceConnection(state: ConnectionState, event: ConnectionEvent): ConnectionState {
  const { continuityLosses } = state;
  switch (event.type) {
    case "attached":
      return event.missed ? { ...state, continuityLosses: continuityLosses + 1 } : state;
    case "subscribed":
      return { status: "connected", httpOnly: false, continuityLosses: continuityLosses + (event.missed ? 1 : 0) };
    case "unavailable":
      return { status: "failed", httpOnly: true, continuityLosses, reason: event.reason };
    case "connection": {
      const lost = event.status === "suspended" && state.status !== "suspended" ? 1 : 0;
      return {
        // The socket alone isn't enough to be heard; "subscribed" makes it connected.
        status: event.status === "connected" ? "connecting" : event.status,
        httpOnly:
          event.status === "suspended" || event.status === "failed" || (state.httpOnly && isTrying(event.status)),
        continuityLosses: continuityLosses + lost,
        ...(event.reason === undefined ? {} : { reason: event.reason }),
      };
    }
  }
}

const isTrying = (status: ConnectionState["status"]) => status === "connecting" || status === "connected";

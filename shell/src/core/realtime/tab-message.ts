import type { OutboundMessage } from "@atrium/shared-contracts/wire";
import type { ClientState, ConnectionStatus } from "./client.ts";
import type { InboundMessage } from "./inbound-event.ts";

/**
 * Version of what tabs say to each other. It's part of the names of lock and channel, so tabs with another version never meet: each version's tabs have
 * a connection. Raise it with any change that an older tab wouldn't understand.
 */
const VERSION = 1;

/** The name of a session's lock and channel. */
export const sessionName = (userId: string, sessionId: string | undefined) =>
  `atrium-realtime-${VERSION}:${userId}:${sessionId ?? ""}`;

/** What the tab with the connection says to the others. */
export type LeaderMessage = {
  /** When it took over. A later one replaces an earlier one. */
  readonly term: number;
  /** How many messages of this term there were, with this one if it isn't a `state`. A jump is a loss. */
  readonly count: number;
} & (
  | ({ readonly kind: "state"; readonly hidden: boolean } & ClientState)
  | { readonly kind: "connection"; readonly status: ConnectionStatus; readonly reason?: string | undefined }
  | { readonly kind: "attached"; readonly resumed: boolean; readonly serial: string | undefined }
  | { readonly kind: "event"; readonly message: InboundMessage; readonly serial: string | undefined }
  /** The answer to a tab's `publish`. */
  | { readonly kind: "sent"; readonly ref: string; readonly error?: string }
);

/** What the other tabs say to it. */
export type FollowerMessage =
  /** Answered with the `state`. */
  | { readonly kind: "ping" }
  | { readonly kind: "reconnect" }
  | { readonly kind: "publish"; readonly ref: string; readonly message: OutboundMessage };

export type TabMessage = LeaderMessage | FollowerMessage;

export const isOfLeader = (message: TabMessage): message is LeaderMessage => "term" in message;

export const tell = (channel: BroadcastChannel, message: TabMessage) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only this origin's tabs are on the channel
  channel.postMessage(message);
};

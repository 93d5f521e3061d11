import type { OutboundMessage, RealtimeOptions } from "@atrium/shared-contracts/wire";
import type { InboundMessage } from "./inbound-event.ts";

export type ConnectionStatus = "connecting" | "connected" | "disconnected" | "suspended" | "failed" | "closed";

/** Hears what happens on the connection. */
export interface RealtimeListener {
  connection(status: ConnectionStatus, reason?: string): void;
  /** The channel is attached; `resumed` if nothing was missed since it last was. */
  attached(resumed: boolean): void;
  message(message: InboundMessage): void;
}

export interface RealtimeClientHandlers extends RealtimeListener {
  token(): Promise<string>;
}

/** A connection to the user's channel: this tab's own, or another tab's. */
export interface RealtimeClient {
  publish(message: OutboundMessage): Promise<void>;
  reconnect(): void;
  close(): void;
}

export type OpenRealtime = (channel: string, options: RealtimeOptions, on: RealtimeClientHandlers) => RealtimeClient;

/** A connection with a socket of its own. */
export interface OwnClient extends RealtimeClient {
  readonly now: ClientState;
  /** Adds a listener, until the client closes. */
  watch(listener: RealtimeListener): void;
}

export interface ClientState {
  readonly status: ConnectionStatus;
  readonly attached: boolean;
  /** The channel's serial of the latest message, from which another client can go on. */
  readonly serial: string | undefined;
}

/** @param since the serial to go on from, so that nothing is missed since then */
export type OpenOwnClient = (
  channel: string,
  options: RealtimeOptions,
  on: RealtimeClientHandlers,
  since?: string,
) => OwnClient;

/** Loads the SDK. */
export type LoadRealtime = () => Promise<OpenOwnClient>;

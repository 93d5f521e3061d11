import type { LiveChannel } from "./live-channel.ts";

/** A message as it arrived on a user's channel. */
export interface ArrivedMessage {
  /** Taken from the channel's name, which alone determines whose message it is. */
  readonly userId: string;
  /** The publisher's client id, verified by the realtime server. */
  readonly clientId: string | undefined;
  readonly id: string | undefined;
  readonly data: unknown;
}

export type ArrivalListener = (message: ArrivedMessage) => void;

/** The server's interface to the realtime service. */
export interface RealtimePort extends LiveChannel {
  /** Connects. Call it once the port is open, since the realtime server may be in this process. */
  start(listener: ArrivalListener): void;
  /** Starts receiving what the user's clients publish. */
  subscribe(userId: string): Promise<void>;
  unsubscribe(userId: string): Promise<void>;
  /** Revokes these sessions' realtime tokens; their sockets close within seconds. */
  endSessions(sessionIds: readonly string[]): Promise<void>;
  /** Resolves when every connection is up; rejects with the problem otherwise. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

import type { LiveChannel } from "./live-channel.ts";

/** A message as it arrived on a user's channel. */
export interface ArrivedMessage {
  /** From the channel's name: the only thing that says whose message it is. */
  readonly userId: string;
  /** Who published, as the realtime server vouches for it. */
  readonly clientId: string | undefined;
  readonly id: string | undefined;
  readonly data: unknown;
}

export type ArrivalListener = (message: ArrivedMessage) => void;

/** The realtime service as the server uses it. */
export interface RealtimePort extends LiveChannel {
  /** Connects. Call it once the port is open: the realtime server may be in this very process. */
  start(listener: ArrivalListener): void;
  /** From now on, what the user's clients publish arrives. */
  subscribe(userId: string): Promise<void>;
  unsubscribe(userId: string): Promise<void>;
  /** Ends the realtime tokens of these sessions: their sockets close within seconds. */
  endSessions(sessionIds: readonly string[]): Promise<void>;
  /** Resolves when every connection stands; rejects with what is wrong. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

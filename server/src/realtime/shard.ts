import type { ErrorInfo, InboundMessage, Realtime, RealtimeChannel } from "ably";
import { userChannel } from "@atrium/shared-contracts/wire";
import type { PublishOutcome } from "../chat/live-channel.ts";
import { createMessageRate } from "./message-rate.ts";

/** Users of one connection. Ably allows 200 channels; the message rate is what runs out first. */
export const USERS_PER_SHARD = 50;
const CONNECT_WAIT_MS = 3_000;
const PUBLISH_WAIT_MS = 5_000;
const ATTACH_WAIT_MS = 5_000;

export type ShardEvent = { readonly id: string; readonly name: string; readonly data: unknown };
export type MessageListener = (message: InboundMessage) => void;

/** One connection with the users whose channels it serves. */
export interface Shard {
  readonly users: ReadonlySet<string>;
  readonly state: Realtime["connection"]["state"];
  /** Room for one more user, and no queue. */
  readonly hasRoom: boolean;
  add(userId: string): void;
  publish(userId: string, event: ShardEvent): Promise<PublishOutcome>;
  /** Resolves when the channel is attached. */
  subscribe(userId: string, listener: MessageListener): Promise<void>;
  /** Lets go of the user's channel. */
  remove(userId: string): Promise<void>;
  close(): void;
}

/** Ably's codes for too many messages or channels: 429xx and the dropped messages of 80020. */
const isLimit = ({ code, statusCode }: ErrorInfo) =>
  statusCode === 429 || Math.floor(code / 100) === 429 || code === 80_020;
/** Refusals that repeating cannot cure: malformed, too large. */
const isFinal = ({ code }: ErrorInfo) => code >= 40_000 && code < 40_100;

function within<T>(promise: Promise<T>, ms: number): Promise<T | "late"> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<"late">((resolve) => {
    timer = setTimeout(() => resolve("late"), ms);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** @param client a connection that echoes nothing: what this process publishes does not come back to it */
export function createShard(client: Realtime, onError: (error: unknown, what: string) => void): Shard {
  const users = new Set<string>();
  const rate = createMessageRate();
  const channelOf = (userId: string): RealtimeChannel => client.channels.get(userChannel(userId));

  const connected = async (): Promise<boolean> => {
    const { connection } = client;
    if (connection.state === "connected") return true;
    // A first connection is on its way; a lost one may take long, and nobody should wait for it.
    if (connection.state !== "initialized" && connection.state !== "connecting") return false;
    await within(connection.whenState("connected"), CONNECT_WAIT_MS);
    return client.connection.state === "connected";
  };

  return {
    users,
    get state() {
      return client.connection.state;
    },
    get hasRoom() {
      return users.size < USERS_PER_SHARD && rate.waiting === 0;
    },
    add(userId) {
      users.add(userId);
    },
    async publish(userId, event) {
      if (!(await connected())) return "unavailable";
      await rate.take();
      try {
        const result = await within(channelOf(userId).publish({ ...event }), PUBLISH_WAIT_MS);
        return result === "late" ? "unavailable" : "published";
      } catch (error) {
        const refusal = error as ErrorInfo;
        if (isLimit(refusal)) return "limited";
        onError(error, `publish ${event.name}`);
        return isFinal(refusal) ? "refused" : "unavailable";
      }
    },
    async subscribe(userId, listener) {
      const channel = channelOf(userId);
      channel.unsubscribe();
      if ((await within(channel.subscribe("message", listener), ATTACH_WAIT_MS)) === "late") {
        throw new Error("The user's channel was not attached in time");
      }
    },
    async remove(userId) {
      users.delete(userId);
      const channel = channelOf(userId);
      channel.unsubscribe();
      try {
        if (channel.state !== "initialized" && channel.state !== "failed")
          await within(channel.detach(), ATTACH_WAIT_MS);
        client.channels.release(channel.name);
      } catch (error) {
        onError(error, "detach");
      }
    },
    close: () => client.close(),
  };
}

import type { ErrorInfo, InboundMessage, Realtime, RealtimeChannel } from "ably";
import { userChannel } from "@atrium/shared-contracts/wire";
import type { PublishOutcome } from "./live-channel.ts";
import { createRepairTimer, type RepairTimer } from "./repair-timer.ts";
import { createMessageRate } from "./message-rate.ts";

/** Users per connection. Ably allows 200 channels, but the message rate runs out first. */
export const USERS_PER_SHARD = 50;
const CONNECT_WAIT_MS = 3_000;
const PUBLISH_WAIT_MS = 5_000;
const ATTACH_WAIT_MS = 5_000;
/** The first pause before a failed connection or channel is replaced. */
const REPAIR_AFTER_MS = 1_000;

export type ShardEvent = { readonly id: string; readonly name: string; readonly data: unknown };
export type MessageListener = (message: InboundMessage) => void;

/** One connection and the users whose channels it serves. Whatever the SDK gives up on for good is replaced after a pause. */
export interface Shard {
  readonly users: ReadonlySet<string>;
  readonly state: Realtime["connection"]["state"];
  /** True when there's room for one more user and no queue. */
  readonly hasRoom: boolean;
  add(userId: string): void;
  publish(userId: string, event: ShardEvent): Promise<PublishOutcome>;
  /** Resolves when the channel is attached. */
  subscribe(userId: string, listener: MessageListener): Promise<void>;
  /** Releases the user's channel. */
  remove(userId: string): Promise<void>;
  close(): void;
}

/** Ably's codes for too many messages or channels: 429xx, and 80020 for dropped messages. */
const isLimit = ({ code, statusCode }: ErrorInfo) =>
  statusCode === 429 || Math.floor(code / 100) === 429 || code === 80_020;
/** Refusals that a retry can't fix, such as malformed or too large. */
const isFinal = ({ code }: ErrorInfo) => code >= 40_000 && code < 40_100;

function within<T>(promise: Promise<T>, ms: number): Promise<T | "late"> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<"late">((resolve) => {
    timer = setTimeout(() => resolve("late"), ms);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

export function createShard(deps: {
  /** Opens a connection without echo, so this process doesn't get its own messages back. */
  openClient: () => Realtime;
  onError: (error: unknown, what: string) => void;
  repairAfterMs?: number;
}): Shard {
  const { onError, repairAfterMs = REPAIR_AFTER_MS } = deps;
  const users = new Set<string>();
  const listeners = new Map<string, MessageListener>();
  const rate = createMessageRate();
  /** One per user, so a channel that keeps failing delays neither other channels nor the connection. */
  const repairs = new Map<string, RepairTimer>();
  const repairOf = (userId: string): RepairTimer => {
    const repair = repairs.get(userId) ?? createRepairTimer(() => repairChannel(userId), repairAfterMs);
    repairs.set(userId, repair);
    return repair;
  };

  const open = (): Realtime => {
    const next = deps.openClient();
    next.connection.on("connected", connectionRepair.succeeded);
    next.connection.on("failed", connectionRepair.failed);
    next.connect();
    return next;
  };
  /** Needed because the SDK never leaves the state "failed"; everything else it retries itself. */
  const connectionRepair = createRepairTimer(() => {
    client.close();
    client = open();
    for (const userId of users) repairChannel(userId);
  }, repairAfterMs);
  const repairChannel = (userId: string) => {
    // The channels will come back with the connection.
    if (client.connection.state === "failed") return;
    const channel = channelOf(userId);
    if (channel.state === "failed") client.channels.release(channel.name);
    const listener = listeners.get(userId);
    if (listener === undefined || !["initialized", "failed"].includes(channel.state)) return;
    attach(userId, listener).catch((error: unknown) => onError(error, "subscribe again"));
  };
  let client = open();
  const channelOf = (userId: string): RealtimeChannel => client.channels.get(userChannel(userId));

  const attach = async (userId: string, listener: MessageListener): Promise<void> => {
    const channel = channelOf(userId);
    const repair = repairOf(userId);
    channel.unsubscribe();
    channel.off(repair.succeeded);
    channel.off(repair.failed);
    channel.on("attached", repair.succeeded);
    channel.on("failed", repair.failed);
    if ((await within(channel.subscribe("message", listener), ATTACH_WAIT_MS)) === "late") {
      throw new Error("The user's channel was not attached in time");
    }
  };

  const connected = async (): Promise<boolean> => {
    const { connection } = client;
    if (connection.state === "connected") return true;
    // Wait for a first connection, but not for a lost one, which may take long to come back.
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
      const channel = channelOf(userId);
      try {
        const result = await within(channel.publish({ ...event }), PUBLISH_WAIT_MS);
        return result === "late" ? "unavailable" : "published";
      } catch (error) {
        const refusal = error as ErrorInfo;
        if (channel.state === "failed") {
          if (users.has(userId)) repairOf(userId).failed();
          return "unavailable";
        }
        if (isLimit(refusal)) return "limited";
        onError(error, `publish ${event.name}`);
        return isFinal(refusal) ? "refused" : "unavailable";
      }
    },
    subscribe(userId, listener) {
      listeners.set(userId, listener);
      return attach(userId, listener);
    },
    async remove(userId) {
      users.delete(userId);
      listeners.delete(userId);
      const channel = channelOf(userId);
      const repair = repairOf(userId);
      channel.unsubscribe();
      channel.off(repair.succeeded);
      channel.off(repair.failed);
      repair.end();
      repairs.delete(userId);
      try {
        if (channel.state !== "initialized" && channel.state !== "failed")
          await within(channel.detach(), ATTACH_WAIT_MS);
        client.channels.release(channel.name);
      } catch (error) {
        onError(error, "detach");
      }
    },
    close() {
      for (const repair of [connectionRepair, ...repairs.values()]) repair.end();
      client.close();
    },
  };
}

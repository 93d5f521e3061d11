import { type ClientOptions, type InboundMessage, Realtime, Rest } from "ably";
import type { Log } from "../log/log.ts";
import type { ArrivalListener, RealtimePort } from "./realtime-port.ts";
import { createShard, type Shard } from "./shard.ts";

/** Milliseconds after their last event until a user without a listener is dropped. */
const IDLE_MS = 10 * 60_000;
const SWEEP_MS = 60_000;
const LOG_ERRORS_ONLY = 1;

interface Member {
  readonly shard: Shard;
  listening: boolean;
  lastUsed: number;
}

/**
 * The realtime service through Ably's SDK. Users are spread over several connections, but each user stays on one, so the
 * server never hears itself and a user's events stay in order.
 */
export function createAblyRealtime(deps: {
  options: () => ClientOptions;
  log: Log;
  /** Milliseconds before a failed connection is replaced the first time. */
  repairAfterMs?: number;
}): RealtimePort {
  const { log, repairAfterMs } = deps;
  const shards: Shard[] = [];
  const members = new Map<string, Member>();
  let listener: ArrivalListener = () => {};
  let state: "idle" | "started" | "closed" = "idle";
  let sweeper: NodeJS.Timeout | undefined;

  const openClient = (): Realtime => {
    const client = new Realtime({
      ...deps.options(),
      logLevel: LOG_ERRORS_ONLY,
      logHandler: (message) => log.warn({ realtime: message }, "Realtime"),
    });
    client.connection.on((change) => {
      if (change.current === "failed") log.error({ err: change.reason }, "The realtime connection failed");
      else log.debug({ state: change.current, reason: change.reason?.message }, "Realtime connection");
    });
    return client;
  };
  const openShard = (): Shard => {
    const shard = createShard({
      openClient,
      onError: (error, what) => log.warn({ err: error, what }, "Realtime call failed"),
      ...(repairAfterMs === undefined ? {} : { repairAfterMs }),
    });
    shards.push(shard);
    return shard;
  };

  const memberOf = (userId: string): Member => {
    const known = members.get(userId);
    if (known !== undefined) {
      known.lastUsed = performance.now();
      return known;
    }
    const shard = shards.find(({ hasRoom }) => hasRoom) ?? openShard();
    shard.add(userId);
    const member = { shard, listening: false, lastUsed: performance.now() };
    members.set(userId, member);
    return member;
  };

  const release = async (userId: string, member: Member) => {
    members.delete(userId);
    await member.shard.remove(userId);
    if (member.shard.users.size === 0 && shards.length > 1) {
      shards.splice(shards.indexOf(member.shard), 1);
      member.shard.close();
    }
  };

  const sweep = async () => {
    const before = performance.now() - IDLE_MS;
    for (const [userId, member] of members) {
      if (!member.listening && member.lastUsed < before) await release(userId, member);
    }
  };

  return {
    start(onArrival) {
      listener = onArrival;
      state = "started";
      openShard();
      sweeper = setInterval(() => {
        sweep().catch((error: unknown) => log.warn({ err: error }, "Letting go of idle users failed"));
      }, SWEEP_MS).unref();
    },

    async publish(userId, event) {
      if (state !== "started") return "unavailable";
      return memberOf(userId).shard.publish(userId, event);
    },

    async subscribe(userId) {
      if (state !== "started") throw new Error("Realtime is not connected");
      const member = memberOf(userId);
      member.listening = true;
      await member.shard.subscribe(userId, (message: InboundMessage) =>
        listener({ userId, clientId: message.clientId, id: message.id, data: message.data }),
      );
    },

    async unsubscribe(userId) {
      const member = members.get(userId);
      if (member !== undefined) await release(userId, member);
    },

    async endSessions(sessionIds) {
      if (state !== "started" || sessionIds.length === 0) return;
      const result = await new Rest(deps.options()).auth.revokeTokens(
        sessionIds.map((value) => ({ type: "revocationKey", value })),
      );
      if (result.failureCount > 0) throw new Error("Not every realtime token was revoked", { cause: result.results });
    },

    async ping() {
      const states = shards.map((shard) => shard.state);
      if (states.length > 0 && states.every((each) => each === "connected")) return;
      throw new Error(`Realtime connections: ${states.join(", ") || "none"}`);
    },

    async close() {
      state = "closed";
      clearInterval(sweeper);
      for (const shard of shards.splice(0)) shard.close();
      members.clear();
    },
  };
}

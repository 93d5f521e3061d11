import type { InboundEventName } from "@atrium/shared-contracts/wire";
import type { Database, WakeUp } from "../../database/database.ts";
import type { Log } from "../../log/log.ts";
import type { LiveChannel, PublishOutcome } from "../../realtime/live-channel.ts";
import { CLAIM_SECONDS, claimEvents, releaseEvent, markPublished, type OutboxEvent } from "./outbox-store.ts";
import { createPoller } from "../../polling/poller.ts";

export const OUTBOX_SIGNAL = "chat_outbox";

const POLL_MS = 500;
/** Seconds before a failed event is retried. */
const RETRY_SECONDS = 1;
/** How many events are published at the same time, each for a different user. */
const AT_ONCE = 100;
/** The longest a publish may take: well before other processes may claim the event. */
const GIVE_UP_MS = (CLAIM_SECONDS - 5) * 1_000;

export interface OutboxPublisher {
  start(): void;
  /** Resolves when every publish in flight has settled. */
  stop(): Promise<void>;
}

/**
 * Publishes the outbox: every event at least once, each user's events in order, under ids that make a repeat harmless.
 * Users don't wait for each other: an event that can't be delivered holds up only its own user's events.
 */
export function createOutboxPublisher(deps: {
  db: Database;
  wakeUp: WakeUp;
  live: LiveChannel;
  log: Log;
  processId: string;
  giveUpMs?: number;
}): OutboxPublisher {
  const { db, wakeUp, live, log, processId, giveUpMs = GIVE_UP_MS } = deps;
  const onTheirWay = new Set<Promise<void>>();

  const send = async (event: OutboxEvent): Promise<PublishOutcome> => {
    const late = Promise.withResolvers<PublishOutcome>();
    const timer = setTimeout(() => {
      log.warn({ name: event.name, ablyId: event.ablyId }, "Publishing takes too long: trying again");
      late.resolve("unavailable");
    }, giveUpMs);
    const sent = live.publish(event.userId, {
      id: event.ablyId,
      name: event.name as InboundEventName,
      data: event.payload,
    });
    try {
      return await Promise.race([sent, late.promise]);
    } finally {
      clearTimeout(timer);
    }
  };

  /** Resolves to whether the user's next event can go out now. */
  const publish = async (event: OutboxEvent): Promise<boolean> => {
    try {
      const outcome = await send(event);
      if (outcome === "unavailable" || outcome === "limited") {
        await releaseEvent(db, processId, event.id, RETRY_SECONDS);
        return false;
      }
      if (outcome === "refused")
        log.error({ name: event.name, ablyId: event.ablyId }, "An event can never be delivered");
      return await markPublished(db, event);
    } catch (error) {
      log.error({ err: error }, "Publishing an event failed");
      return false;
    }
  };

  const poller = createPoller({
    pollMs: POLL_MS,
    onError: (error) => log.error({ err: error }, "Publishing the outbox failed"),
    async work() {
      const free = AT_ONCE - onTheirWay.size;
      if (free === 0) return false;
      for (const event of await claimEvents(db, processId, free)) {
        const published = publish(event).then((hasNext) => {
          const wasFull = onTheirWay.size === AT_ONCE;
          onTheirWay.delete(published);
          if (hasNext || wasFull) poller.wake();
        });
        onTheirWay.add(published);
      }
      return false;
    },
  });
  let unlisten = () => {};
  return {
    start() {
      unlisten = wakeUp.listen(OUTBOX_SIGNAL, poller.wake);
      poller.start();
    },
    async stop() {
      unlisten();
      await poller.stop();
      await Promise.all(onTheirWay);
    },
  };
}

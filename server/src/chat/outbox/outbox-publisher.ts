import type { InboundEventName } from "@atrium/shared-contracts/wire";
import type { Database, WakeUp } from "../../database/database.ts";
import type { Log } from "../../log/log.ts";
import type { LiveChannel, PublishOutcome } from "../../realtime/live-channel.ts";
import { CLAIM_SECONDS, claimEvents, giveBack, markPublished, type OutboxEvent } from "./outbox-store.ts";
import { createPoller } from "../../polling/poller.ts";

export const OUTBOX_SIGNAL = "chat_outbox";

const POLL_MS = 500;
/** Seconds until an event that could not be delivered is tried again. */
const RETRY_SECONDS = 1;
/** Events that are on their way at once, each of another user. */
const AT_ONCE = 100;
/** The longest that one may be on its way; well before others may claim it. */
const GIVE_UP_MS = (CLAIM_SECONDS - 5) * 1_000;

export interface OutboxPublisher {
  start(): void;
  /** Resolves when what is being published is settled. */
  stop(): Promise<void>;
}

/**
 * Publishes the outbox: at least once, each user's events in order, under ids that make a second time harmless. Users do
 * not wait for each other: whoever cannot be reached holds up only what is theirs.
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

  const publish = async (event: OutboxEvent): Promise<void> => {
    try {
      const outcome = await send(event);
      if (outcome === "unavailable" || outcome === "limited") {
        await giveBack(db, processId, event.id, RETRY_SECONDS);
        return;
      }
      if (outcome === "refused")
        log.error({ name: event.name, ablyId: event.ablyId }, "An event can never be delivered");
      await markPublished(db, event.id);
      // What follows it may go now.
      poller.wake();
    } catch (error) {
      log.error({ err: error }, "Publishing an event failed");
    }
  };

  const poller = createPoller({
    pollMs: POLL_MS,
    onError: (error) => log.error({ err: error }, "Publishing the outbox failed"),
    async work() {
      const free = AT_ONCE - onTheirWay.size;
      if (free === 0) return false;
      for (const event of await claimEvents(db, processId, free)) {
        const published = publish(event).finally(() => onTheirWay.delete(published));
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

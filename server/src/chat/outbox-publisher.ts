import type { InboundEventName } from "@atrium/shared-contracts/wire";
import type { Database, WakeUp } from "../database/database.ts";
import type { Log } from "../log/log.ts";
import type { LiveChannel } from "./live-channel.ts";
import { claimEvents, giveBack, markPublished, type OutboxEvent, sweepOutbox } from "./outbox.ts";
import { createRound } from "./round.ts";

export const OUTBOX_SIGNAL = "chat_outbox";

const POLL_MS = 500;
const SWEEP_MS = 10 * 60_000;
/** Seconds until an event that could not be delivered is tried again. */
const RETRY_SECONDS = 1;

export interface OutboxPublisher {
  start(): void;
  /** Resolves when what is being published is settled. */
  stop(): Promise<void>;
}

/** Publishes the outbox: at least once, each user's events in order, under ids that make a second time harmless. */
export function createOutboxPublisher(deps: {
  db: Database;
  wakeUp: WakeUp;
  live: LiveChannel;
  log: Log;
  processId: string;
}): OutboxPublisher {
  const { db, wakeUp, live, log, processId } = deps;

  const publish = async (event: OutboxEvent): Promise<boolean> => {
    const outcome = await live.publish(event.userId, {
      id: event.ablyId,
      name: event.name as InboundEventName,
      data: event.payload,
    });
    const settled = outcome === "published" || outcome === "refused";
    if (outcome === "refused") log.error({ name: event.name, ablyId: event.ablyId }, "An event can never be delivered");
    if (settled) await markPublished(db, event.id);
    else await giveBack(db, processId, event.id, RETRY_SECONDS);
    return settled;
  };

  const round = createRound({
    pollMs: POLL_MS,
    onError: (error) => log.error({ err: error }, "Publishing the outbox failed"),
    async work() {
      const events = await claimEvents(db, processId);
      const results = await Promise.all(events.map(publish));
      return results.includes(true);
    },
  });
  let unlisten = () => {};
  let sweeper: NodeJS.Timeout | undefined;
  return {
    start() {
      unlisten = wakeUp.listen(OUTBOX_SIGNAL, round.wake);
      sweeper = setInterval(() => {
        sweepOutbox(db).catch((error: unknown) => log.error({ err: error }, "Sweeping the outbox failed"));
      }, SWEEP_MS).unref();
      round.start();
    },
    async stop() {
      unlisten();
      clearInterval(sweeper);
      await round.stop();
    },
  };
}

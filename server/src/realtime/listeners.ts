import { createPoller } from "../polling/poller.ts";
import type { Database } from "../database/database.ts";
import type { Log } from "../log/log.ts";
import { adoptListeners, releaseListeners, renewListeners, seeUsers, takeListener } from "./listener-store.ts";
import type { RealtimePort } from "./realtime-port.ts";

const BEAT_MS = 2_000;

/** Keeps exactly one live process listening to each active user, even as processes come and go. */
export interface Listeners {
  start(): void;
  /** Resolves once this process is listening to the user's channel. */
  listen(userId: string): Promise<void>;
  /** Marks the user as active. */
  saw(userId: string): void;
  stop(): Promise<void>;
}

export function createListeners(deps: { db: Database; port: RealtimePort; log: Log; processId: string }): Listeners {
  const { db, port, log, processId } = deps;
  const own = new Set<string>();
  const seen = new Set<string>();

  const attach = async (userId: string): Promise<void> => {
    own.add(userId);
    try {
      await port.subscribe(userId);
    } catch (error) {
      own.delete(userId);
      // It might still attach later, and then two processes would be listening.
      await Promise.all([port.unsubscribe(userId), letGo([userId])]);
      throw error;
    }
  };
  const letGo = async (userIds: readonly string[]): Promise<void> => {
    try {
      await releaseListeners(db, processId, userIds);
    } catch (error) {
      log.warn({ err: error }, "The realtime listeners were not handed over; their leases run out");
    }
  };
  const beat = createPoller({
    pollMs: BEAT_MS,
    onError: (error) => log.error({ err: error }, "Keeping the realtime listeners failed"),
    async work() {
      const users = [...seen];
      seen.clear();
      await seeUsers(db, users);
      const before = [...own];
      const still = await renewListeners(db, processId, before);
      for (const userId of before) {
        if (still.has(userId)) continue;
        own.delete(userId);
        await port.unsubscribe(userId);
      }
      const adopted = await adoptListeners(db, processId);
      // Not awaited, so one slow channel doesn't let everyone else's lease expire.
      for (const userId of adopted) {
        attach(userId).catch((error: unknown) => log.warn({ err: error }, "A user's channel was not taken over"));
      }
      return false;
    },
  });
  return {
    start: beat.start,
    async listen(userId) {
      await takeListener(db, processId, userId);
      await attach(userId);
    },
    saw(userId) {
      seen.add(userId);
    },
    async stop() {
      await beat.stop();
      await letGo([...own]);
    },
  };
}

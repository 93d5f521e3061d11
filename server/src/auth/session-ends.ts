import type { WakeUp } from "../database/database.ts";
import type { Log } from "../log/log.ts";

const CHANNEL = "sessions_revoked";
/** A PostgreSQL notification holds 8,000 bytes. */
const IDS_PER_SIGNAL = 100;

export type SessionsRevokedListener = (userId: string, sessionIds: readonly string[]) => void;

/** Tells every process when sessions end before they expire. */
export type SessionEnds = {
  /** Calls this process's listeners before it returns, and those of other processes soon after. Call it after the commit. */
  announce(userId: string, sessionIds: readonly string[]): Promise<void>;
  /** Adds a listener; the returned function removes it. */
  listen(listener: SessionsRevokedListener): () => void;
};

export function createSessionEnds({ wakeUp, log }: { wakeUp: WakeUp; log: Log }): SessionEnds {
  const listeners = new Set<SessionsRevokedListener>();
  wakeUp.listen(CHANNEL, (payload) => {
    const { userId, sessionIds } = JSON.parse(payload) as { userId: string; sessionIds: string[] };
    for (const listener of listeners) {
      try {
        listener(userId, sessionIds);
      } catch (error) {
        log.error({ err: error }, "A listener for ended sessions threw");
      }
    }
  });
  return {
    async announce(userId, sessionIds) {
      for (let at = 0; at < sessionIds.length; at += IDS_PER_SIGNAL) {
        const some = sessionIds.slice(at, at + IDS_PER_SIGNAL);
        await wakeUp.notify(CHANNEL, JSON.stringify({ userId, sessionIds: some }));
      }
    },
    listen(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

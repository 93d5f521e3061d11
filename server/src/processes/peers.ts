import { hostname } from "node:os";
import { createPoller } from "../polling/poller.ts";
import type { Database } from "../database/database.ts";
import type { Log } from "../log/log.ts";
import { type Peer, processesOn, removeProcesses, storeHeartbeat, incompatiblePeers } from "./peer-store.ts";
import type { ConfigFingerprints } from "./config-fingerprints.ts";

const BEAT_MS = 5_000;

/** The other server processes on this database. With processes that can't work together with this one, users couldn't reach each other. */
export interface Peers {
  /** Announces this process to the others. */
  start(): Promise<void>;
  /**
   * Rejects while an older process has another secret or realtime service, because then this one must not get traffic. The
   * older process stays ready, so that a stray process can't take down the whole product.
   */
  check(): Promise<void>;
  stop(): Promise<void>;
}

export function createPeers(deps: {
  db: Database;
  log: Log;
  processId: string;
  fingerprints: ConfigFingerprints;
}): Peers {
  const { db, log, processId, fingerprints } = deps;
  const self = { id: processId, host: hostname(), fingerprints };
  const reported = new Set<string>();
  let startedAt: Date | undefined;

  const signOfLife = async (): Promise<void> => {
    startedAt = await storeHeartbeat(db, self, startedAt);
  };

  /** Removes rows of processes killed on this machine, so nobody has to wait until they're stale. */
  const removeDead = async (): Promise<void> => {
    const here = await processesOn(db, self.host);
    await removeProcesses(
      db,
      here.filter((each) => !isAlive(each)).map(({ id }) => id),
    );
  };

  const incompatible = (): Promise<Peer[]> => incompatiblePeers(db, self, startedAt ?? new Date());
  const differs = ({ secretFingerprint, pid, host: where }: Peer): string =>
    `The server process ${pid} on ${where} works on the same database with another ` +
    (secretFingerprint === fingerprints.secretFingerprint
      ? "realtime service (ABLY_API_KEY, ABLY_ENDPOINT)"
      : "secret (ATRIUM_SECRET)");

  const beat = createPoller({
    pollMs: BEAT_MS,
    onError: (error) => log.warn({ err: error }, "Looking for other server processes failed"),
    async work() {
      await signOfLife();
      for (const peer of await incompatible()) {
        if (reported.has(peer.id)) continue;
        reported.add(peer.id);
        log.error(
          `${differs(peer)}. People on one don't see what happens on the other: stop one of them, or set both alike`,
        );
      }
      return false;
    },
  });

  return {
    async start() {
      own.add(processId);
      await signOfLife();
      await removeDead();
      beat.start();
    },
    async check() {
      const elder = (await incompatible()).find((peer) => peer.elder);
      if (elder !== undefined) throw new Error(differs(elder));
    },
    async stop() {
      await beat.stop();
      own.delete(processId);
      try {
        await removeProcesses(db, [processId]);
      } catch (error) {
        log.warn(
          { err: error },
          "This process could not sign off from the others; it counts as gone when it is silent",
        );
      }
    },
  };
}

/** Servers inside this process. */
const own = new Set<string>();

function isAlive({ id, pid }: { id: string; pid: number }): boolean {
  // A restarted container gives its process the same pid again.
  if (pid === process.pid) return own.has(id);
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

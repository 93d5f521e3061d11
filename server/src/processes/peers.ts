import { hostname } from "node:os";
import { and, eq, gt, inArray, lt, ne, or, sql } from "drizzle-orm";
import { createPoller } from "../polling/poller.ts";
import type { Database } from "../database/database.ts";
import type { Log } from "../log/log.ts";
import type { ProcessMarks } from "./process-marks.ts";
import { serverProcesses as processes } from "./tables.ts";

const BEAT_MS = 5_000;
/** Seconds after its last sign of life at which a process counts as gone. */
const SILENT_SECONDS = 20;

/** The other server processes on this database. Those that can't work as one with this process split people from each other. */
export interface Peers {
  /** Makes this process known to the others. */
  start(): Promise<void>;
  /**
   * Rejects while a process that was here before has another secret or realtime service: this one must not get traffic.
   * The one that was here first stays welcome, so that a stray process can't take the whole product down.
   */
  check(): Promise<void>;
  stop(): Promise<void>;
}

type Peer = {
  readonly id: string;
  readonly pid: number;
  readonly host: string;
  readonly elder: boolean;
} & ProcessMarks;

export function createPeers(deps: { db: Database; log: Log; processId: string; marks: ProcessMarks }): Peers {
  const { db, log, processId, marks } = deps;
  const host = hostname();
  const told = new Set<string>();
  let startedAt: Date | undefined;

  const signOfLife = async (): Promise<void> => {
    const [row] = await db
      .insert(processes)
      .values({
        id: processId,
        host,
        pid: process.pid,
        ...marks,
        startedAt: startedAt ?? sql`now()`,
        seenAt: sql`now()`,
      })
      .onConflictDoUpdate({ target: processes.id, set: { seenAt: sql`now()` } })
      .returning({ startedAt: processes.startedAt });
    startedAt = row?.startedAt;
    await db.delete(processes).where(lt(processes.seenAt, sql`now() - make_interval(secs => ${10 * SILENT_SECONDS})`));
  };

  /** Of a process that was killed on this machine nobody has to wait until its row is old. */
  const removeDead = async (): Promise<void> => {
    const here = await db
      .select({ id: processes.id, pid: processes.pid })
      .from(processes)
      .where(eq(processes.host, host));
    const dead = here.filter((each) => !isAlive(each)).map(({ id }) => id);
    if (dead.length > 0) await db.delete(processes).where(inArray(processes.id, dead));
  };

  const strangers = (): Promise<Peer[]> => {
    const since = (startedAt ?? new Date()).toISOString();
    return db
      .select({
        id: processes.id,
        pid: processes.pid,
        host: processes.host,
        secretMark: processes.secretMark,
        realtimeMark: processes.realtimeMark,
        elder: sql<boolean>`(${processes.startedAt}, ${processes.id}) < (${since}::timestamptz, ${processId}::uuid)`,
      })
      .from(processes)
      .where(
        and(
          ne(processes.id, processId),
          gt(processes.seenAt, sql`now() - make_interval(secs => ${SILENT_SECONDS})`),
          or(ne(processes.secretMark, marks.secretMark), ne(processes.realtimeMark, marks.realtimeMark)),
        ),
      );
  };
  const differs = ({ secretMark, pid, host: where }: Peer): string =>
    `The server process ${pid} on ${where} works on the same database with another ` +
    (secretMark === marks.secretMark ? "realtime service (ABLY_API_KEY, ABLY_ENDPOINT)" : "secret (ATRIUM_SECRET)");

  const beat = createPoller({
    pollMs: BEAT_MS,
    onError: (error) => log.warn({ err: error }, "Looking for other server processes failed"),
    async work() {
      await signOfLife();
      for (const peer of await strangers()) {
        if (told.has(peer.id)) continue;
        told.add(peer.id);
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
      const elder = (await strangers()).find((peer) => peer.elder);
      if (elder !== undefined) throw new Error(differs(elder));
    },
    async stop() {
      await beat.stop();
      own.delete(processId);
      try {
        await db.delete(processes).where(eq(processes.id, processId));
      } catch (error) {
        log.warn(
          { err: error },
          "This process could not sign off from the others; it counts as gone when it is silent",
        );
      }
    },
  };
}

/** Servers inside this very process. */
const own = new Set<string>();

function isAlive({ id, pid }: { id: string; pid: number }): boolean {
  // A container that was restarted gives its process the same number again.
  if (pid === process.pid) return own.has(id);
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

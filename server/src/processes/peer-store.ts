import { and, eq, gt, inArray, lt, ne, or, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { SILENT_SECONDS } from "../database/postgres/other-processes.ts";
import type { ConfigFingerprints } from "./config-fingerprints.ts";
import { serverProcesses as processes } from "./tables.ts";

export type OwnProcess = { readonly id: string; readonly host: string; readonly fingerprints: ConfigFingerprints };
export type Peer = {
  readonly id: string;
  readonly pid: number;
  readonly host: string;
  /** True when it started before this process. */
  readonly elder: boolean;
} & ConfigFingerprints;

/** Records that this process is alive, since `startedAt` (default: now), and returns that time. Deletes rows of long silent processes. */
export async function storeHeartbeat(
  db: Database,
  { id, host, fingerprints }: OwnProcess,
  startedAt: Date | undefined,
): Promise<Date | undefined> {
  const [row] = await db
    .insert(processes)
    .values({ id, host, pid: process.pid, ...fingerprints, startedAt: startedAt ?? sql`now()`, seenAt: sql`now()` })
    .onConflictDoUpdate({ target: processes.id, set: { seenAt: sql`now()` } })
    .returning({ startedAt: processes.startedAt });
  await db.delete(processes).where(lt(processes.seenAt, sql`now() - make_interval(secs => ${10 * SILENT_SECONDS})`));
  return row?.startedAt;
}

export const processesOn = (db: Database, host: string): Promise<{ id: string; pid: number }[]> =>
  db.select({ id: processes.id, pid: processes.pid }).from(processes).where(eq(processes.host, host));

export const removeProcesses = async (db: Database, ids: readonly string[]): Promise<void> => {
  if (ids.length > 0) await db.delete(processes).where(inArray(processes.id, [...ids]));
};

/** Live processes whose secret or realtime service differs from ours. */
export const incompatiblePeers = (db: Database, { id, fingerprints }: OwnProcess, startedAt: Date): Promise<Peer[]> =>
  db
    .select({
      id: processes.id,
      pid: processes.pid,
      host: processes.host,
      secretFingerprint: processes.secretFingerprint,
      realtimeFingerprint: processes.realtimeFingerprint,
      elder: sql<boolean>`(${processes.startedAt}, ${processes.id}) < (${startedAt.toISOString()}::timestamptz, ${id}::uuid)`,
    })
    .from(processes)
    .where(
      and(
        ne(processes.id, id),
        gt(processes.seenAt, sql`now() - make_interval(secs => ${SILENT_SECONDS})`),
        or(
          ne(processes.secretFingerprint, fingerprints.secretFingerprint),
          ne(processes.realtimeFingerprint, fingerprints.realtimeFingerprint),
        ),
      ),
    );

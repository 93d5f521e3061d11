import { and, eq, gt, inArray, lt, ne, or, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import type { ProcessMarks } from "./process-marks.ts";
import { serverProcesses as processes } from "./tables.ts";

/** Seconds after its last sign of life at which a process counts as gone. */
const SILENT_SECONDS = 20;

export type OwnProcess = { readonly id: string; readonly host: string; readonly marks: ProcessMarks };
export type Peer = {
  readonly id: string;
  readonly pid: number;
  readonly host: string;
  /** It was here before. */
  readonly elder: boolean;
} & ProcessMarks;

/** Stores that this process lives, since `startedAt` (default: now), which it answers; those long silent are forgotten. */
export async function storeSignOfLife(
  db: Database,
  { id, host, marks }: OwnProcess,
  startedAt: Date | undefined,
): Promise<Date | undefined> {
  const [row] = await db
    .insert(processes)
    .values({ id, host, pid: process.pid, ...marks, startedAt: startedAt ?? sql`now()`, seenAt: sql`now()` })
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

/** Living processes whose secret or realtime service is another than ours. */
export const strangersTo = (db: Database, { id, marks }: OwnProcess, startedAt: Date): Promise<Peer[]> =>
  db
    .select({
      id: processes.id,
      pid: processes.pid,
      host: processes.host,
      secretMark: processes.secretMark,
      realtimeMark: processes.realtimeMark,
      elder: sql<boolean>`(${processes.startedAt}, ${processes.id}) < (${startedAt.toISOString()}::timestamptz, ${id}::uuid)`,
    })
    .from(processes)
    .where(
      and(
        ne(processes.id, id),
        gt(processes.seenAt, sql`now() - make_interval(secs => ${SILENT_SECONDS})`),
        or(ne(processes.secretMark, marks.secretMark), ne(processes.realtimeMark, marks.realtimeMark)),
      ),
    );

import type { Log } from "../../log/log.ts";
import { createBackup, dueBackup } from "./backup.ts";
import type { PgliteClient } from "./client.ts";

/** Background work that a PostgreSQL server does itself, but PGlite leaves to us. */
export const MAINTENANCE = {
  checkpointEveryMs: 5 * 60_000,
  checkpointAfterWalBytes: 64 * 1024 * 1024,
  vacuumEveryMs: 60 * 60_000,
  lookEveryMs: 15_000,
  deadlineMs: 120_000,
  /** The log of this whole time has to be kept for the copy. */
  backupDeadlineMs: 10 * 60_000,
  backupRetryMs: 10 * 60_000,
} as const;

export type Maintenance = {
  /** Does whatever is due. */
  look(now: Date): Promise<void>;
  /** Stops the schedule and any running copy, then checkpoints and vacuums one last time. */
  close(): Promise<void>;
};

export function startMaintenance(deps: {
  client: PgliteClient;
  log: Log;
  /** PostgreSQL's data directory. */
  directory: string;
  backupsDir: string;
}): Maintenance {
  const { client, log, directory, backupsDir } = deps;
  const closing = new AbortController();
  let checkpointAt = performance.now();
  let vacuumAt = performance.now();
  let backupNotBefore = Number.NEGATIVE_INFINITY;
  let writesAtCheckpoint = client.writes();
  let writesAtVacuum = client.writes();
  let walAtCheckpoint = 0;
  let looking = Promise.resolve();

  const wal = async () => {
    const { rows } = await client.query("select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as bytes");
    return (rows as { bytes: number }[])[0]?.bytes ?? 0;
  };
  const checkpoint = async () => {
    writesAtCheckpoint = client.writes();
    checkpointAt = performance.now();
    await client.maintain("checkpoint", MAINTENANCE.deadlineMs);
    walAtCheckpoint = await wal();
  };
  const vacuum = async () => {
    writesAtVacuum = client.writes();
    vacuumAt = performance.now();
    const { rows } = await client.query(
      "select oid::regclass::text as name from pg_class where relkind in ('r', 'm') and relpersistence = 'p'",
    );
    // One table at a time, so others get their turn in between.
    for (const { name } of rows as { name: string }[]) {
      await client.maintain(`vacuum ${name}`, MAINTENANCE.deadlineMs);
      await client.maintain(`analyze ${name}`, MAINTENANCE.deadlineMs);
    }
  };
  const backUp = async (now: Date) => {
    if (performance.now() < backupNotBefore) return;
    const name = await dueBackup(backupsDir, now);
    if (name === undefined) return;
    backupNotBefore = performance.now() + MAINTENANCE.backupRetryMs;
    const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(MAINTENANCE.backupDeadlineMs)]);
    await createBackup({ client, directory, backupsDir, name, signal });
  };

  const look = async (now: Date) => {
    if (client.writes() > writesAtVacuum && performance.now() - vacuumAt >= MAINTENANCE.vacuumEveryMs) await vacuum();
    if (client.writes() > writesAtCheckpoint) {
      const old = performance.now() - checkpointAt >= MAINTENANCE.checkpointEveryMs;
      if (old || (await wal()) - walAtCheckpoint >= MAINTENANCE.checkpointAfterWalBytes) await checkpoint();
    }
    // Last, so a failure doesn't prevent the rest.
    await backUp(now);
  };
  const timer = setInterval(() => {
    looking = looking
      .then(() => look(new Date()))
      .catch((error: unknown) => {
        if (closing.signal.aborted && (error as Error).name === "AbortError") log.info("The nightly copy was given up");
        else log.error({ err: error }, "Maintenance of the embedded database failed");
      });
  }, MAINTENANCE.lookEveryMs);
  timer.unref();

  return {
    look,
    async close() {
      clearInterval(timer);
      closing.abort();
      await looking;
      if (client.writes() > writesAtVacuum) await vacuum();
      if (client.writes() > writesAtCheckpoint) await checkpoint();
    },
  };
}

import type { Log } from "../../log/log.ts";
import { createBackup, dueBackup } from "./backup.ts";
import type { PgliteClient } from "./client.ts";

/** What a PostgreSQL server does in the background, and PGlite leaves to us. */
export const MAINTENANCE = {
  checkpointEveryMs: 5 * 60_000,
  checkpointAfterWalBytes: 64 * 1024 * 1024,
  vacuumEveryMs: 60 * 60_000,
  lookEveryMs: 15_000,
  deadlineMs: 120_000,
} as const;

export type Maintenance = {
  /** Looks once whether something is due, and does it. */
  look(now: Date): Promise<void>;
  /** Ends the schedule, then checkpoints and vacuums a last time. */
  close(): Promise<void>;
};

export function startMaintenance(deps: { client: PgliteClient; log: Log; backupsDir: string }): Maintenance {
  const { client, log, backupsDir } = deps;
  let checkpointAt = performance.now();
  let vacuumAt = performance.now();
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
    await client.maintain("vacuum (analyze)", MAINTENANCE.deadlineMs);
  };

  const look = async (now: Date) => {
    const backup = await dueBackup(backupsDir, now);
    if (backup !== undefined) await createBackup(client, backupsDir, backup);
    if (client.writes() > writesAtVacuum && performance.now() - vacuumAt >= MAINTENANCE.vacuumEveryMs) await vacuum();
    if (client.writes() === writesAtCheckpoint) return;
    const old = performance.now() - checkpointAt >= MAINTENANCE.checkpointEveryMs;
    if (old || (await wal()) - walAtCheckpoint >= MAINTENANCE.checkpointAfterWalBytes) await checkpoint();
  };
  const timer = setInterval(() => {
    looking = looking
      .then(() => look(new Date()))
      .catch((error: unknown) => log.error({ err: error }, "Maintenance of the embedded database failed"));
  }, MAINTENANCE.lookEveryMs);
  timer.unref();

  return {
    look,
    async close() {
      clearInterval(timer);
      await looking;
      if (client.writes() > writesAtVacuum) await vacuum();
      if (client.writes() > writesAtCheckpoint) await checkpoint();
    },
  };
}

import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { StartError } from "../../errors/start-error.ts";

/** Seconds after its last sign of life until a server process counts as gone. */
export const SILENT_SECONDS = 20;

const POLL_MS = 500;

/**
 * Waits until no server process works on the database. One that was killed has gone silent by then.
 * @throws {StartError} when one still does after `patienceMs`
 */
export async function waitUntilAlone(client: pg.Client, patienceMs = (SILENT_SECONDS + 5) * 1_000): Promise<void> {
  const table = await client.query<{ is_there: boolean }>(
    "select to_regclass('server_processes') is not null as is_there",
  );
  if (table.rows[0]?.is_there !== true) return;
  for (const deadline = performance.now() + patienceMs; ; await sleep(POLL_MS)) {
    const { rows } = await client.query<{ pid: number; host: string }>(
      "select pid, host from server_processes where seen_at > now() - make_interval(secs => $1) order by started_at limit 1",
      [SILENT_SECONDS],
    );
    const [other] = rows;
    if (other === undefined) return;
    if (performance.now() >= deadline) {
      throw new StartError(
        "inUse",
        `The server process ${other.pid} on ${other.host} is of an earlier version, and this one has to change the database's tables: stop it first`,
      );
    }
  }
}

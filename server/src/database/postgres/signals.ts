import { randomUUID } from "node:crypto";
import pg from "pg";
import type { Log } from "../../log/log.ts";
import { createWakeUp, type WakeUp } from "../wake-up.ts";

/** One PostgreSQL channel carries all of ours. */
const CHANNEL = "atrium";
const RECONNECT_MS = 1_000;

type Signal = { readonly from: string; readonly channel: string; readonly payload: string };

/** Signals over LISTEN and NOTIFY, on a connection of their own that comes back by itself. */
export async function openSignals(
  connection: pg.ClientConfig,
  pool: pg.Pool,
  log: Log,
): Promise<WakeUp & { close(): Promise<void> }> {
  const local = createWakeUp((error, channel) => log.error({ err: error, channel }, "A listener threw"));
  const processId = randomUUID();
  let closed = false;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;

  const connect = async (): Promise<void> => {
    const next = new pg.Client(connection);
    let lost = false;
    const again = (error?: Error) => {
      if (lost || closed) return;
      lost = true;
      log.warn({ err: error }, "The database's signals are interrupted");
      timer = setTimeout(() => void connect(), RECONNECT_MS);
    };
    next.on("error", again);
    next.on("end", () => again());
    next.on("notification", ({ payload }) => {
      const signal = JSON.parse(payload ?? "{}") as Signal;
      if (signal.from !== processId) local.deliver(signal.channel, signal.payload);
    });
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
    } catch (error) {
      again(error as Error);
      return;
    }
    client = next;
    if (closed) await next.end();
  };
  await connect();

  return {
    listen: local.listen,
    async notify(channel, payload = "") {
      await local.notify(channel, payload);
      const signal: Signal = { from: processId, channel, payload };
      try {
        await pool.query("select pg_notify($1, $2)", [CHANNEL, JSON.stringify(signal)]);
      } catch (error) {
        log.warn({ err: error, channel }, "A signal did not reach the other processes");
      }
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}

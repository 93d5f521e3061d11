import { randomUUID } from "node:crypto";
import pg from "pg";
import * as z from "zod/mini";
import type { Log } from "../../log/log.ts";
import { createWakeUp, type WakeUp } from "../wake-up.ts";

/** All our channels share this PostgreSQL channel. */
const CHANNEL = "atrium";
const RECONNECT_MS = 1_000;

const Signal = z.object({ from: z.string(), channel: z.string(), payload: z.string() });
type Signal = z.infer<typeof Signal>;

/** Signals over LISTEN and NOTIFY, on a separate connection that reconnects by itself. */
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
  let foreignSeen = false;

  const receive = (payload: string | undefined) => {
    const signal = readSignal(payload);
    if (signal === undefined) {
      // Any user of the database may send notifications. Logging this once is enough.
      if (!foreignSeen) log.warn({ channel: CHANNEL }, "Ignoring notifications that are not Atrium's");
      foreignSeen = true;
    } else if (signal.from !== processId) {
      local.deliver(signal.channel, signal.payload);
    }
  };

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
    next.on("notification", ({ payload }) => receive(payload));
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

/** Undefined for a notification from another program. */
function readSignal(payload = ""): Signal | undefined {
  try {
    return Signal.safeParse(JSON.parse(payload)).data;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, it } from "@jest/globals";
import { eq, sql } from "drizzle-orm";
import { users } from "../auth/tables.ts";
import type { OpenDatabase } from "../database/database.ts";
import { createLog } from "../log/log.ts";
import { openTestDatabase } from "../testing/index.ts";
import { until } from "../testing/until.ts";
import { adoptListeners, renewListeners, takeListener } from "./listener-store.ts";
import { createListeners } from "./listeners.ts";
import type { RealtimePort } from "./realtime-port.ts";
import { realtimeListeners } from "./tables.ts";

const log = createLog("silent");
let database: OpenDatabase;
let userId: string;
beforeAll(async () => {
  database = await openTestDatabase(log);
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(users);
  userId = randomUUID();
  await database.db.insert(users).values({ id: userId, email: userId, emailKey: userId, name: "Ada" });
});

function listeners(
  processId: string,
  subscribe: RealtimePort["subscribe"],
  unsubscribe: RealtimePort["unsubscribe"] = async () => {},
) {
  const port: RealtimePort = {
    start() {},
    subscribe,
    unsubscribe,
    endSessions: async () => {},
    ping: async () => {},
    close: async () => {},
    publish: async () => "published",
  };
  return createListeners({ db: database.db, port, log, processId });
}

it("frees a user for other processes at once when attaching the channel fails", async () => {
  const left: string[] = [];
  const deaf = listeners(
    "deaf",
    () => Promise.reject(new Error("The channel failed")),
    async (id) => void left.push(id),
  );
  await expect(deaf.listen(userId)).rejects.toThrow("The channel failed");
  expect(left).toEqual([userId]);
  const heard: string[] = [];
  const other = listeners("other", async (id) => void heard.push(id));
  other.start();
  await until(() => heard.includes(userId));
  const [row] = await database.db.select().from(realtimeListeners);
  expect(row?.owner).toBe("other");
  await other.stop();
});

it("doesn't hold on to a user that the process doesn't know it was assigned", async () => {
  await takeListener(database.db, "p", userId);
  await database.db
    .update(realtimeListeners)
    .set({ leaseUntil: sql`now() - interval '1 second'` })
    .where(eq(realtimeListeners.userId, userId));
  expect(await renewListeners(database.db, "p", [])).toEqual(new Set());
  expect(await adoptListeners(database.db, "other")).toEqual([userId]);
});

it("renews other users' leases while one channel is slow to attach", async () => {
  const slow = randomUUID();
  await database.db.insert(users).values({ id: slow, email: slow, emailKey: slow, name: "Grace" });
  await takeListener(database.db, "gone", slow);
  await database.db.update(realtimeListeners).set({ leaseUntil: sql`now() - interval '1 second'` });
  const begun: string[] = [];
  const busy = listeners("busy", async (id) => {
    begun.push(id);
    if (id === slow) await new Promise(() => {});
  });
  await busy.listen(userId);
  busy.start();
  await until(() => begun.includes(slow));
  const leaseOf = async () => {
    const [row] = await database.db.select().from(realtimeListeners).where(eq(realtimeListeners.userId, userId));
    return row?.leaseUntil.getTime() ?? 0;
  };
  const before = await leaseOf();
  await until(async () => (await leaseOf()) > before);
  await busy.stop();
});

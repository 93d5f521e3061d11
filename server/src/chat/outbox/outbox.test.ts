import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { sql } from "drizzle-orm";
import { users } from "../../auth/tables.ts";
import type { OpenDatabase } from "../../database/database.ts";
import type { LiveChannel } from "../../realtime/live-channel.ts";
import { createLog } from "../../log/log.ts";
import { openTestDatabase } from "../../testing/index.ts";
import { until } from "../../testing/until.ts";
import { claimEvents, releaseEvent, markPublished, quietTime } from "./outbox-store.ts";
import { createOutboxPublisher } from "./outbox-publisher.ts";
import { outbox } from "../storage/tables.ts";

const log = createLog("silent");
let database: OpenDatabase;
let userId: string;
const newUser = async (): Promise<string> => {
  const id = randomUUID();
  await database.db.insert(users).values({ id, email: id, emailKey: id, name: "Ada" });
  return id;
};
beforeAll(async () => {
  database = await openTestDatabase(log);
  userId = await newUser();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(outbox);
});

describe("the outbox", () => {
  const write = (user: string, ablyId: string) =>
    database.db.insert(outbox).values({ userId: user, name: "error", ablyId, payload: {} });

  it("hands out each user's events one at a time, in order, alongside other users' events", async () => {
    for (const id of ["a1", "a2", "a3"]) await write(userId, id);
    const other = await newUser();
    await write(other, "b1");
    const first = await claimEvents(database.db, "p1", 10);
    expect(first.map(({ ablyId }) => ablyId)).toEqual(["a1", "b1"]);
    expect(await claimEvents(database.db, "p2", 10)).toEqual([]);
    const [mine] = first;
    if (mine === undefined) throw new Error("Nothing was claimed");
    expect(await markPublished(database.db, mine)).toBe(true);
    expect((await claimEvents(database.db, "p2", 10)).map(({ ablyId }) => ablyId)).toEqual(["a2"]);
  });

  it("gives a failed event to the next claimer before the events after it", async () => {
    for (const id of ["a1", "a2"]) await write(userId, id);
    const [event] = await claimEvents(database.db, "p1", 10);
    await releaseEvent(database.db, "p1", event?.id ?? 0, 0);
    expect((await claimEvents(database.db, "p2", 10)).map(({ ablyId }) => ablyId)).toEqual(["a1"]);
  });

  it("knows for how long a user has had no event, up to an hour", async () => {
    const quiet = async (id: string) => Math.round((await quietTime(database.db, id)) / 60_000);
    expect(await quiet(userId)).toBe(60);
    const at = (minutes: number) => sql`now() - make_interval(mins => ${minutes})`;
    const event = { userId, name: "error", payload: {} };
    await database.db.insert(outbox).values([
      { ...event, ablyId: "a1", createdAt: at(30), publishedAt: at(30) },
      { ...event, ablyId: "a2", createdAt: at(10) },
    ]);
    expect(await quiet(userId)).toBe(10);
    expect(await quiet(await newUser())).toBe(60);
  });

  it("publishes everything in order despite failures, and isn't held up by an event that can never be delivered", async () => {
    const ids = Array.from({ length: 6 }, (_, index) => `e${index}`);
    for (const id of ids) await write(userId, id);
    const sent: string[] = [];
    let failures = 1;
    const publisher = createOutboxPublisher({
      db: database.db,
      wakeUp: database.wakeUp,
      log,
      processId: "p1",
      live: {
        publish: async (_, { id }) => {
          if (id === "e2" && failures > 0) {
            failures -= 1;
            return "unavailable";
          }
          sent.push(id);
          return id === "e3" ? "refused" : "published";
        },
      },
    });
    publisher.start();
    await until(() => sent.length === ids.length);
    await publisher.stop();
    expect(sent).toEqual(ids);
  });

  it("takes events that were given back after all others", async () => {
    const [slow, other] = [await newUser(), await newUser()];
    await write(slow, "slow");
    const [event] = await claimEvents(database.db, "p1", 1);
    await releaseEvent(database.db, "p1", event?.id ?? 0, 0);
    await write(other, "other");
    expect((await claimEvents(database.db, "p1", 1)).map(({ ablyId }) => ablyId)).toEqual(["other"]);
    expect((await claimEvents(database.db, "p1", 1)).map(({ ablyId }) => ablyId)).toEqual(["slow"]);
  });

  const publisherWith = (publish: LiveChannel["publish"], giveUpMs?: number) =>
    createOutboxPublisher({
      db: database.db,
      wakeUp: database.wakeUp,
      log,
      processId: "p1",
      live: { publish },
      ...(giveUpMs === undefined ? {} : { giveUpMs }),
    });

  it("delivers everyone else's events in order while one user's publish is slow", async () => {
    const others = await Promise.all(Array.from({ length: 4 }, newUser));
    await write(userId, "slow-1");
    await write(userId, "slow-2");
    for (const other of others) for (const step of [1, 2, 3]) await write(other, `${other}-${step}`);
    const slow = Promise.withResolvers<void>();
    const sent: string[] = [];
    const publisher = publisherWith(async (to, { id }) => {
      if (to === userId) await slow.promise;
      sent.push(id);
      return "published";
    });
    publisher.start();
    await until(() => sent.length === others.length * 3);
    for (const other of others) {
      expect(sent.filter((id) => id.startsWith(other))).toEqual([1, 2, 3].map((step) => `${other}-${step}`));
    }
    slow.resolve();
    await until(() => sent.length === others.length * 3 + 2);
    expect(sent.slice(-2)).toEqual(["slow-1", "slow-2"]);
    await publisher.stop();
  });

  it("gives up on a publish that never ends, and retries it under the same id", async () => {
    await write(userId, "e1");
    await write(userId, "e2");
    const tried: string[] = [];
    const publisher = publisherWith((_, { id }) => {
      tried.push(id);
      return tried.length === 1 ? new Promise(() => {}) : Promise.resolve("published");
    }, 50);
    publisher.start();
    await until(() => tried.length === 3);
    expect(tried).toEqual(["e1", "e1", "e2"]);
    await publisher.stop();
  });
});

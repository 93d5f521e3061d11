import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import type { OpenDatabase } from "../database/database.ts";
import { createLog } from "../log/log.ts";
import { openTestDatabase } from "../testing/index.ts";
import { until } from "../testing/until.ts";
import { claimEvents, giveBack, markPublished } from "./outbox.ts";
import { createOutboxPublisher } from "./outbox-publisher.ts";
import { outbox } from "./tables.ts";

const log = createLog("silent");
const userId = randomUUID();
let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase(log);
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(outbox);
});

describe("the outbox", () => {
  const write = (user: string, ablyId: string) =>
    database.db.insert(outbox).values({ userId: user, name: "error", ablyId, payload: {} });

  it("hands out one event of a user at a time, in order, and those of others besides", async () => {
    for (const id of ["a1", "a2", "a3"]) await write(userId, id);
    const other = randomUUID();
    await write(other, "b1");
    const first = await claimEvents(database.db, "p1");
    expect(first.map(({ ablyId }) => ablyId)).toEqual(["a1", "b1"]);
    expect(await claimEvents(database.db, "p2")).toEqual([]);
    await markPublished(database.db, first[0]?.id ?? 0);
    expect((await claimEvents(database.db, "p2")).map(({ ablyId }) => ablyId)).toEqual(["a2"]);
  });

  it("gives an event that could not be delivered to the next, before what follows it", async () => {
    for (const id of ["a1", "a2"]) await write(userId, id);
    const [event] = await claimEvents(database.db, "p1");
    await giveBack(database.db, "p1", event?.id ?? 0, 0);
    expect((await claimEvents(database.db, "p2")).map(({ ablyId }) => ablyId)).toEqual(["a1"]);
  });

  it("publishes everything in order through failures; an event that can never be delivered holds nothing up", async () => {
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
});

import { randomUUID } from "node:crypto";
import { expect, it } from "@jest/globals";
import { eq } from "drizzle-orm";
import { signUp, type TestServer } from "../../testing/index.ts";
import { onPostgres } from "../../testing/on-postgres.ts";
import { conversations } from "../storage/tables.ts";
import { storeArrival } from "./arrival-store.ts";

// The embedded database runs one transaction at a time, so only PostgreSQL has locked rows.
let server: TestServer;
onPostgres((started) => ({ server } = started));

it("a conversation that another process is deleting is waited for, with pauses, but not forever", async () => {
  const { db } = server.database;
  const { user } = await signUp(server);
  const id = randomUUID();
  const deletedAt = new Date(Date.now() - 3_600_000);
  await db.insert(conversations).values({ id, userId: user.id, title: "Given up", arrival: randomUUID(), deletedAt });
  const end = Promise.withResolvers<void>();
  const isLocked = Promise.withResolvers<void>();
  const deleting = db.transaction(async (tx) => {
    await tx.select().from(conversations).where(eq(conversations.id, id)).for("update");
    isLocked.resolve();
    await end.promise;
  });
  await isLocked.promise;
  let looks = 0;
  const media = { copy: async () => new Map(), release: async () => {} };
  const plan = async () => {
    looks += 1;
    // Ends what would go on forever.
    if (looks === 100) end.resolve();
    return { id, userId: user.id, title: "Again", pieces: [async () => []] };
  };
  const storing = () => storeArrival({ db, media }, plan);
  await expect(storing()).rejects.toMatchObject({ code: "overloaded", headers: { "retry-after": "5" } });
  expect(looks).toBeLessThan(30);
  end.resolve();
  await deleting;
  expect(await storing()).toMatchObject({ title: "Again" });
});

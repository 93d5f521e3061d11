import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { eq, inArray, notInArray, sql } from "drizzle-orm";
import { call, signUp, startTestServer, type TestServer } from "../testing/index.ts";
import type { Database } from "../database/database.ts";
import { removeSpentSignIns } from "./external-sign-in/identity-store.ts";
import { removeUsedTokens } from "./refresh-token-store.ts";
import { removeOldSessions } from "./session-store.ts";
import { refreshTokens, sessions, spentSignIns } from "./tables.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const removeExpired = async (db: Database) => {
  for (const remove of [removeOldSessions, removeUsedTokens, removeSpentSignIns]) await remove(db, 1_000);
};

describe("expired data", () => {
  it("is removed for sessions with their refresh tokens, and live sessions stay", async () => {
    const { db } = server.database;
    const [gone, stays] = [await signUp(server), await signUp(server)];
    await db
      .update(sessions)
      .set({ expiresAt: sql`now() - interval '2 days'` })
      .where(eq(sessions.userId, gone.user.id));
    await removeExpired(db);
    const left = await db
      .select({ userId: sessions.userId, hash: refreshTokens.hash })
      .from(sessions)
      .innerJoin(refreshTokens, eq(refreshTokens.sessionId, sessions.id))
      .where(inArray(sessions.userId, [gone.user.id, stays.user.id]));
    expect(left).toEqual([{ userId: stays.user.id, hash: expect.any(String) }]);
    expect(
      await db.$count(
        refreshTokens,
        notInArray(refreshTokens.sessionId, db.select({ id: sessions.id }).from(sessions)),
      ),
    ).toBe(0);
    expect((await stays.call("GET", "/api/user/profile")).status).toBe(200);
  });

  it("is removed for used sign-ins", async () => {
    const { db } = server.database;
    const ago = (days: number) => sql`now() - make_interval(days => ${days})`;
    await db.insert(spentSignIns).values([
      { hash: "old", expiresAt: ago(2) },
      { hash: "new", expiresAt: ago(0) },
    ]);
    await removeExpired(db);
    expect((await db.select().from(spentSignIns)).map(({ hash }) => hash)).toEqual(["new"]);
  });

  it("can't be used even before it's removed", async () => {
    const ada = await signUp(server);
    await server.database.db
      .update(sessions)
      .set({ expiresAt: sql`now()` })
      .where(eq(sessions.userId, ada.user.id));
    expect((await ada.call("GET", "/api/user/profile")).status).toBe(401);
    const { status } = await call(server, "POST", "/api/auth/refresh", undefined, { cookie: ada.cookie });
    expect(status).toBe(401);
  });
});

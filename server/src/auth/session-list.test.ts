import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { ActiveSessions, ErrorBody, Session, SessionsEnded } from "@atrium/shared-contracts/wire";
import { call, signedIn, signUp, startTestServer, type TestServer, type TestUser } from "../testing/index.ts";
import { sessions } from "./tables.ts";

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0";
const PATH = "/api/auth/sessions";

let server: TestServer;
let other: TestServer;
beforeAll(async () => {
  const env = { ATRIUM_SECRET: "one secret for both of the processes" };
  server = await startTestServer({ env });
  other = await startTestServer({ env, sharedDatabase: server.database });
});
afterAll(async () => {
  await other.close();
  await server.close();
});

const elsewhere = async (user: TestUser, userAgent = FIREFOX) => {
  const body = { email: user.email, password: user.password };
  return signedIn(
    server,
    await call<Session>(server, "POST", "/api/auth/login", body, { "user-agent": userAgent }),
    user,
  );
};
const list = async (user: TestUser) => (await user.call<ActiveSessions>("GET", PATH)).body.sessions;
const idOf = async (user: TestUser) => (await list(user)).find(({ current }) => current)?.id ?? "";
const end = (user: TestUser, rest = "") => user.call<SessionsEnded & ErrorBody>("DELETE", PATH + rest);
const isIn = async (user: TestUser, at = server) => {
  const { status } = await call(at, "GET", "/api/user/profile", undefined, { authorization: `Bearer ${user.token}` });
  return status === 200;
};
const canRenew = async ({ cookie }: TestUser) =>
  (await call(server, "POST", "/api/auth/refresh", undefined, { cookie })).status === 200;

describe("the list of sessions", () => {
  it("names each device, starting with the current session, and doesn't reveal addresses", async () => {
    const desktop = await signUp(server);
    await elsewhere(desktop);
    const listed = await list(desktop);
    expect(listed.map(({ current, device }) => [current, device.browser, device.os, device.kind])).toEqual([
      [true, null, null, "other"],
      [false, "Firefox", "Linux", "desktop"],
    ]);
    expect(Object.keys(listed[0] ?? {}).toSorted()).toEqual(["createdAt", "current", "device", "id", "lastSeenAt"]);
  });

  it("leaves out sessions that were signed out or expired", async () => {
    const desktop = await signUp(server);
    const [out, old] = [await elsewhere(desktop), await elsewhere(desktop)];
    await server.database.db
      .update(sessions)
      .set({ expiresAt: sql`now()` })
      .where(eq(sessions.id, await idOf(old)));
    await out.call("POST", "/api/auth/logout");
    expect(await list(desktop)).toHaveLength(1);
  });

  it("says when a session was last seen, counting calls and renewals", async () => {
    const desktop = await signUp(server);
    const phone = await elsewhere(desktop);
    const hours = (user: TestUser, ago: number) =>
      server.database.db
        .update(sessions)
        .set({ lastSeenAt: sql`now() - make_interval(hours => ${ago})` })
        .where(eq(sessions.userId, user.user.id));
    const age = async () => {
      const seen = (await list(desktop)).find(({ current }) => !current)?.lastSeenAt ?? "";
      return Math.round((Date.now() - Date.parse(seen)) / 3_600_000);
    };
    await hours(desktop, 5);
    expect(await age()).toBe(5);
    // A process that hasn't seen the session yet.
    expect(await isIn(phone, other)).toBe(true);
    expect(await age()).toBe(0);
    await hours(desktop, 7);
    expect(await canRenew(phone)).toBe(true);
    expect(await age()).toBe(0);
  });

  it("contains only the caller's sessions", async () => {
    const [ada, bob] = [await signUp(server), await signUp(server)];
    expect(await list(ada)).toHaveLength(1);
    expect((await list(bob)).map(({ id }) => id)).not.toContain(await idOf(ada));
  });

  it("requires signing in", async () => {
    for (const method of ["GET", "DELETE"] as const) expect((await call(server, method, PATH)).status).toBe(401);
  });
});

describe("ending a session", () => {
  it("refuses it and its renewal at once in every process, and leaves the others alone", async () => {
    const desktop = await signUp(server);
    const phone = await elsewhere(desktop);
    expect([await isIn(phone), await isIn(phone, other)]).toEqual([true, true]);
    expect((await end(desktop, `/${await idOf(phone)}`)).body).toEqual({ status: "success", ended: 1 });
    expect([await isIn(phone), await isIn(phone, other), await canRenew(phone)]).toEqual([false, false, false]);
    expect(await isIn(desktop)).toBe(true);
  });

  it("answers 404 for another person's session, like for one that doesn't exist, and leaves it alone", async () => {
    const [ada, bob] = [await signUp(server), await signUp(server)];
    const [theirs, unknown] = [await end(ada, `/${await idOf(bob)}`), await end(ada, `/${randomUUID()}`)];
    expect([theirs.status, theirs.body.code]).toEqual([404, "session_not_found"]);
    expect(unknown).toMatchObject({ status: 404, body: theirs.body });
    expect(await isIn(bob)).toBe(true);
  });

  it("answers 404 for a session that has ended, and 400 for an invalid id", async () => {
    const desktop = await signUp(server);
    const id = await idOf(await elsewhere(desktop));
    expect((await end(desktop, `/${id}`)).status).toBe(200);
    expect((await end(desktop, `/${id}`)).status).toBe(404);
    expect((await end(desktop, "/../x")).status).toBe(404);
    expect((await end(desktop, "/x")).status).toBe(400);
  });

  it("clears the cookie when it's the current session", async () => {
    const desktop = await signUp(server);
    const { headers } = await end(desktop, `/${await idOf(desktop)}`);
    expect(String(headers["set-cookie"])).toMatch(/^atrium_refresh=;.*Path=\/api\/auth;.*Expires=Thu, 01 Jan 1970/);
    expect(await isIn(desktop)).toBe(false);
  });
});

describe("signing out everywhere", () => {
  it("ends the current session with the others, and clears the cookie", async () => {
    const desktop = await signUp(server);
    const phone = await elsewhere(desktop);
    const bob = await signUp(server);
    const { body, headers } = await end(desktop);
    expect(body).toEqual({ status: "success", ended: 2 });
    expect(String(headers["set-cookie"])).toMatch(/^atrium_refresh=;/);
    expect([await isIn(desktop), await isIn(phone, other), await canRenew(phone), await isIn(bob)]).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });

  it("keeps the current session and its cookie when asked to", async () => {
    const desktop = await signUp(server);
    const phone = await elsewhere(desktop);
    const { body, headers } = await end(desktop, "?others=true");
    expect(body).toEqual({ status: "success", ended: 1 });
    expect(headers["set-cookie"]).toBeUndefined();
    expect([await isIn(desktop), await isIn(phone)]).toEqual([true, false]);
    expect((await end(desktop, "?others=true")).body.ended).toBe(0);
  });

  it.each(["?others=yes", "?others=", "?userId=x", "?others=true&others=true"])("refuses %s", async (query) => {
    const desktop = await signUp(server);
    expect((await end(desktop, query)).status).toBe(400);
    expect(await isIn(desktop)).toBe(true);
  });
});

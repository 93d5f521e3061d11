import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { ErrorBody, Session } from "@atrium/shared-contracts/wire";
import { decodeJwt } from "jose";
import { call, signedIn, signUp, startTestServer, type TestServer, type TestUser } from "../testing/index.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const refresh = (cookie: string, headers: Record<string, string> = {}) =>
  call<Session & ErrorBody>(server, "POST", "/api/auth/refresh", undefined, { cookie, ...headers });
const loginAgain = async (user: TestUser) =>
  signedIn(
    server,
    await call<Session>(server, "POST", "/api/auth/login", { email: user.email, password: user.password }),
    user,
  );
/** The id of the session that the access token names. */
const sessionOf = ({ token }: TestUser) => String(decodeJwt(token)["sid"]);
const profileStatus = async (user: TestUser) => (await user.call("GET", "/api/user/profile")).status;

describe("signing out", () => {
  it("invalidates the access token on every route at once, and the refresh token too", async () => {
    const ada = await signUp(server);
    expect(await profileStatus(ada)).toBe(200);
    expect((await ada.call("POST", "/api/auth/logout")).status).toBe(200);
    for (const path of ["/api/user/profile", "/api/preferences", "/api/userFeedback"]) {
      const { status, body } = await ada.call<ErrorBody>("GET", path);
      expect([status, body.code]).toEqual([401, "session_ended"]);
    }
    expect((await refresh(ada.cookie)).status).toBe(401);
  });

  it("isn't done by a link, wherever it stands", async () => {
    const ada = await signUp(server);
    const { status } = await call(server, "GET", "/api/auth/logout", undefined, { cookie: ada.cookie });
    expect(status).toBe(405);
    expect(await profileStatus(ada)).toBe(200);
    expect((await refresh(ada.cookie)).status).toBe(200);
  });

  it("leaves the person's other sessions alone", async () => {
    const phone = await signUp(server);
    const laptop = await loginAgain(phone);
    await phone.call("POST", "/api/auth/logout");
    expect(await profileStatus(laptop)).toBe(200);
  });

  it("clears the cookie", async () => {
    const ada = await signUp(server);
    const { headers } = await ada.call("POST", "/api/auth/logout");
    expect(String(headers["set-cookie"])).toMatch(/^atrium_refresh=;.*Expires=Thu, 01 Jan 1970/);
  });

  const signOut = (headers: Record<string, string>, query = "") =>
    call<ErrorBody>(server, "POST", `/api/auth/logout${query}`, undefined, headers);
  const cleared = expect.stringMatching(/^atrium_refresh=; .*Path=\/api\/auth; Expires=Thu, 01 Jan 1970/);

  it.each([
    ["no token", () => ({})],
    ["a token that isn't valid any more", () => ({ authorization: "Bearer a.b.c" })],
  ])("ends the session of the refresh cookie with %s, and clears the cookie", async (_, authorization) => {
    const ada = await signUp(server);
    const other = await loginAgain(ada);
    const { status, headers } = await signOut({ cookie: ada.cookie, ...authorization() }, `?session=${sessionOf(ada)}`);
    expect(status).toBe(200);
    expect(headers["set-cookie"]).toContainEqual(cleared);
    expect(await profileStatus(ada)).toBe(401);
    expect((await refresh(ada.cookie)).status).toBe(401);
    expect(await profileStatus(other)).toBe(200);
  });

  it("ends it also after the cookie's token was exchanged and the answer got lost", async () => {
    const ada = await signUp(server);
    const lost = signedIn(server, await refresh(ada.cookie), ada);
    expect((await signOut({ cookie: ada.cookie })).status).toBe(200);
    expect((await refresh(lost.cookie)).status).toBe(401);
  });

  it("leaves session and cookie of somebody who has signed in since alone", async () => {
    const [ada, bob] = [await signUp(server), await signUp(server, "Bob")];
    const late = await signOut({ cookie: bob.cookie }, `?session=${sessionOf(ada)}`);
    expect([late.status, late.headers["set-cookie"]]).toEqual([200, undefined]);
    const later = await signOut({ cookie: bob.cookie, authorization: `Bearer ${ada.token}` });
    expect([later.status, later.headers["set-cookie"]]).toEqual([200, undefined]);
    expect(await profileStatus(ada)).toBe(401);
    expect(await profileStatus(bob)).toBe(200);
    expect((await refresh(bob.cookie)).status).toBe(200);
  });

  it("clears a cookie whose session is over, and is refused with neither token nor cookie", async () => {
    const ada = await signUp(server);
    await ada.call("POST", "/api/auth/logout");
    const again = await signOut({ cookie: ada.cookie });
    expect(again.status).toBe(200);
    expect(again.headers["set-cookie"]).toContainEqual(cleared);
    expect((await signOut({})).body.code).toBe("unauthorized");
    expect((await signOut({ authorization: `Bearer ${ada.token}` })).body.code).toBe("session_ended");
  });
});

describe("changing the password", () => {
  it("ends every other session and replaces this one", async () => {
    const here = await signUp(server);
    const there = await loginAgain(here);
    expect(await profileStatus(there)).toBe(200);
    const change = { currentPassword: here.password, newPassword: "another fine password" };
    const answer = await here.call<Session>("PUT", "/api/user/password", change);
    expect(answer.status).toBe(200);
    expect(await profileStatus(there)).toBe(401);
    expect((await refresh(there.cookie)).status).toBe(401);
    expect(await profileStatus(here)).toBe(401);
    expect(await profileStatus(signedIn(server, answer, here))).toBe(200);
    const old = await call(server, "POST", "/api/auth/login", { email: here.email, password: here.password });
    expect(old.status).toBe(401);
  });

  it("requires the current one, and refuses a common password or the same one", async () => {
    const ada = await signUp(server);
    const change = (currentPassword: string, newPassword: string) =>
      ada.call<ErrorBody>("PUT", "/api/user/password", { currentPassword, newPassword });
    expect((await change("wrong", "another fine password")).body.code).toBe("wrong_password");
    expect((await change(ada.password, "password1")).body.code).toBe("password_too_common");
    expect((await change(ada.password, ada.password)).body).toMatchObject({
      code: "password_unchanged",
      message: "This is your current password. Please choose a different one.",
    });
    expect((await change(ada.password, "short")).status).toBe(400);
    expect(await profileStatus(ada)).toBe(200);
  });
});

describe("the refresh token", () => {
  it("travels in a cookie hidden from scripts, other sites and the rest of the API", async () => {
    const body = { email: "cookie@example.com", password: "a cookie for a pigeon", name: "C" };
    const { headers } = await call(server, "POST", "/api/auth/register", body);
    const cookie = String(headers["set-cookie"]);
    expect(cookie).toMatch(/^atrium_refresh=[\w-]{43};/);
    for (const part of ["HttpOnly", "SameSite=Strict", "Path=/api/auth;"]) expect(cookie).toContain(part);
  });

  it("gives a new token and is replaced each time", async () => {
    const ada = await signUp(server);
    const first = await refresh(ada.cookie);
    expect(first.status).toBe(200);
    const next = signedIn(server, first, ada);
    expect(next.cookie).not.toBe(ada.cookie);
    expect(await profileStatus(next)).toBe(200);
    expect((await refresh(next.cookie)).status).toBe(200);
  });

  it("gives the same next one again when the answer was lost", async () => {
    const ada = await signUp(server);
    const lost = signedIn(server, await refresh(ada.cookie), ada);
    const answer = await refresh(ada.cookie);
    expect(answer.status).toBe(200);
    const next = signedIn(server, answer, ada);
    expect(next.cookie).toBe(lost.cookie);
    expect(await profileStatus(next)).toBe(200);
    expect((await refresh(next.cookie)).status).toBe(200);
  });

  it("is refused when it's used after its successor, and ends the whole family", async () => {
    const ada = await signUp(server);
    const next = signedIn(server, await refresh(ada.cookie), ada);
    const newest = signedIn(server, await refresh(next.cookie), ada);
    const reused = await refresh(ada.cookie);
    expect([reused.status, reused.body.code]).toEqual([401, "invalid_refresh_token"]);
    expect((await refresh(newest.cookie)).status).toBe(401);
    expect(await profileStatus(newest)).toBe(401);
  });

  it("works in two tabs that use it at the same moment", async () => {
    const ada = await signUp(server);
    const [one, other] = await Promise.all([refresh(ada.cookie), refresh(ada.cookie)]);
    expect([one.status, other.status]).toEqual([200, 200]);
    const next = signedIn(server, one, ada);
    expect(signedIn(server, other, ada).cookie).toBe(next.cookie);
    expect(await profileStatus(next)).toBe(200);
    expect((await refresh(next.cookie)).status).toBe(200);
  });

  it("is refused when it's missing or unknown", async () => {
    expect((await refresh("")).status).toBe(401);
    expect((await refresh("atrium_refresh=nonsense")).body.code).toBe("invalid_refresh_token");
  });

  it.each(["https://evil.example", "null", "http://localhost.evil.example", "https://atrium.example.evil"])(
    "isn't renewed for the site %s, which doesn't sign anyone out",
    async (origin) => {
      const ada = await signUp(server);
      const refused = await refresh(ada.cookie, { origin });
      expect([refused.status, refused.body.code]).toEqual([403, "origin_not_allowed"]);
      const authorization = `Bearer ${ada.token}`;
      expect((await call(server, "POST", "/api/auth/logout", undefined, { authorization, origin })).status).toBe(403);
      const byCookie = await call(server, "POST", "/api/auth/logout", undefined, { cookie: ada.cookie, origin });
      expect(byCookie.status).toBe(403);
      expect(await profileStatus(ada)).toBe(200);
    },
  );

  it("is renewed for the product's own site", async () => {
    const own = await startTestServer({
      config: { publicUrl: "https://atrium.example" },
      sharedDatabase: server.database,
    });
    const ada = await signUp(own);
    const headers = { cookie: ada.cookie, origin: "https://atrium.example" };
    const answer = await call(own, "POST", "/api/auth/refresh", undefined, headers);
    expect(answer.status).toBe(200);
    expect(String(answer.headers["set-cookie"])).toContain("Secure");
    await own.close();
  });
});

describe("a listener for ended sessions", () => {
  it("gets the user and the sessions", async () => {
    const told: [string, readonly string[]][] = [];
    const stop = server.services.sessions.onSessionsRevoked((userId, sessionIds) => told.push([userId, sessionIds]));
    const ada = await signUp(server);
    const sid = (JSON.parse(Buffer.from(ada.token.split(".")[1] ?? "", "base64url").toString()) as { sid: string }).sid;
    await ada.call("POST", "/api/auth/logout");
    expect(told).toEqual([[ada.user.id, [sid]]]);
    stop();
    const grace = await signUp(server);
    await grace.call("POST", "/api/auth/logout");
    expect(told).toHaveLength(1);
  });
});

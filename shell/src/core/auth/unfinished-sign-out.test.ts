import { filter, firstValueFrom } from "@atrium/shared-contracts/rx";
import { STORAGE_KEYS } from "@atrium/shared-contracts/spec";
import { FAKE_USER } from "@atrium/shared-contracts/testing";
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { KEPT, createAuthFixture, expired, session, tokenOf } from "../../testing/auth-fixture.ts";
import { json } from "../../testing/fake-server.ts";

const SID = "00000000-0000-4000-8000-0000000000aa";
const TOKEN = tokenOf(FAKE_USER.id, "x", SID);
const KIM = { ...FAKE_USER, id: "00000000-0000-4000-8000-000000000001", email: "kim@example.com" };
const KIMS_TOKEN = tokenOf(KIM.id, "kim", "00000000-0000-4000-8000-0000000000bb");
const SIGNED_IN = { ...KEPT, [STORAGE_KEYS.authToken]: TOKEN };
const UNFINISHED = { [STORAGE_KEYS.signOut]: SID };

const noAnswer = () => Promise.reject(new TypeError("offline"));
const done = () => json({ status: "success" });

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const settle = () => jest.advanceTimersByTimeAsync(60_000);
const signedIn = async (...surroundings: Parameters<typeof createAuthFixture>) => {
  const fixture = createAuthFixture(...surroundings);
  await fixture.auth.start();
  return fixture;
};
type Fixture = ReturnType<typeof createAuthFixture>;
const logouts = ({ server }: Fixture) =>
  server
    .callsTo("POST /auth/logout")
    .map(({ authorization, search }) => [authorization, search.get("session")] as const);

describe("a sign-out that the server doesn't hear of", () => {
  it("is finished when the server can be reached again", async () => {
    let back = () => {};
    const whenOnline = () => new Promise<void>((resolve) => (back = resolve));
    const tab = await signedIn(SIGNED_IN, { connection: { state: "online", whenOnline } });
    tab.server.answer("POST /auth/logout", noAnswer);
    void tab.auth.logout();
    await settle();
    expect(tab.auth.snapshot).toMatchObject({ status: "unauthenticated", signedOut: "here" });
    expect(Object.fromEntries(tab.storage.values)).toEqual(UNFINISHED);
    tab.server.answer("POST /auth/logout", done);
    back();
    await settle();
    expect(logouts(tab)).toEqual([
      [`Bearer ${TOKEN}`, SID],
      [null, SID],
    ]);
    expect(tab.storage.values.size).toBe(0);
  });

  it("is remembered before anything that could keep the page from telling the server", async () => {
    const { auth, storage } = await signedIn(SIGNED_IN);
    void auth.logout();
    expect(Object.fromEntries(storage.values)).toEqual(UNFINISHED);
  });

  it("is remembered by the page itself when the browser's storage is full", async () => {
    const tab = await signedIn(SIGNED_IN);
    tab.storage.write = () => {};
    tab.server.answer("POST /auth/logout", noAnswer);
    void tab.auth.logout();
    await settle();
    tab.server.answer("POST /auth/logout", done);
    await settle();
    expect(logouts(tab).at(-1)).toEqual([null, SID]);
    const sent = logouts(tab).length;
    await settle();
    expect(logouts(tab)).toHaveLength(sent);
  });

  it.each([
    ["works", done],
    ["finds no session any more", () => json({ code: "unauthorized" }, 401)],
  ])("is finished by the next page load, which forgets it when that %s", async (_, answer) => {
    const tab = createAuthFixture(UNFINISHED);
    tab.server.answer("POST /auth/logout", answer);
    await tab.auth.start();
    await settle();
    expect(logouts(tab)).toEqual([[null, SID]]);
    expect(tab.storage.values.size).toBe(0);
  });

  it("is tried again while the server fails, and remembered as long", async () => {
    const tab = createAuthFixture(UNFINISHED);
    tab.server.answer("POST /auth/logout", () => json({}, 503));
    await tab.auth.start();
    await settle();
    expect(logouts(tab).length).toBeGreaterThan(1);
    expect(Object.fromEntries(tab.storage.values)).toEqual(UNFINISHED);
  });

  it("is finished before a sign-in, which doesn't wait for it for long", async () => {
    const tab = await signedIn(UNFINISHED);
    tab.server.answer("POST /auth/logout", () => new Promise<never>(() => {}));
    tab.server.answer("POST /auth/login", () => json(session(KIMS_TOKEN, KIM)));
    const login = tab.auth.login("kim@example.com", "secret");
    // Longer than a call may take: a late response would remove the cookie of whoever has signed in by then.
    await jest.advanceTimersByTimeAsync(11_000);
    expect(logouts(tab)).not.toEqual([]);
    expect(tab.server.callsTo("POST /auth/login")).toEqual([]);
    await jest.advanceTimersByTimeAsync(1_000);
    await login;
    expect(tab.auth.snapshot.user).toEqual(KIM);
  });

  it("lets nothing restore the session: not a token that another tab stored late", async () => {
    const late = createAuthFixture({ ...SIGNED_IN, ...UNFINISHED });
    await late.auth.start();
    expect(late.auth.snapshot.status).toBe("unauthenticated");
    expect(late.server.callsTo("GET /user/profile")).toEqual([]);
    late.storage.fromAnotherTab(STORAGE_KEYS.authToken, TOKEN);
    expect(late.auth.snapshot.status).toBe("unauthenticated");
    expect(late.auth.token()).toBeNull();
  });

  it("lets no other tab renew the session, nor keep a renewal that was under way", async () => {
    const tab = await signedIn(SIGNED_IN);
    tab.storage.write(STORAGE_KEYS.signOut, SID);
    await expect(tab.auth.renew(TOKEN)).rejects.toThrow("Not authenticated");
    expect(tab.server.callsTo("POST /auth/refresh")).toEqual([]);

    const underWay = await signedIn(SIGNED_IN);
    underWay.server.answer("POST /auth/refresh", () => {
      underWay.storage.write(STORAGE_KEYS.signOut, SID);
      return json(session(tokenOf(FAKE_USER.id, "renewed", SID)));
    });
    await expect(underWay.auth.renew(TOKEN)).rejects.toThrow("Not authenticated");
    expect(underWay.storage.values.get(STORAGE_KEYS.authToken)).toBe(TOKEN);
  });

  it("still lets what the page saves as it closes renew its token, which isn't stored", async () => {
    const { auth, http, server, storage } = await signedIn(SIGNED_IN);
    const renewed = tokenOf(FAKE_USER.id, "renewed", SID);
    server.answer("POST /auth/refresh", () => json(session(renewed)));
    server.answer("POST /notes", ({ authorization }) => (authorization === `Bearer ${renewed}` ? json({}) : expired()));
    server.answer("POST /auth/logout", done);
    const ended = auth.logout();
    const saved = http.request("POST", "/notes", { body: {} });
    await settle();
    await Promise.all([ended, saved]);
    expect(storage.values.size).toBe(0);
  });
});

describe("a sign-out that takes long while somebody else signs in in another tab", () => {
  it("logs out with the token it began with, and leaves their session and what they stored alone", async () => {
    const tab = await signedIn(SIGNED_IN);
    const { auth, http, server, storage } = tab;
    server.answer("PUT /slow", () => new Promise((resolve) => setTimeout(() => resolve(json({})), 5_000)));
    server.answer("GET /user/profile", ({ authorization }) =>
      authorization === `Bearer ${KIMS_TOKEN}` ? json(KIM) : json({}, 401),
    );
    server.answer("POST /auth/logout", done);
    const slow = http.request("PUT", "/slow", { body: {} });
    void auth.logout();
    await jest.advanceTimersByTimeAsync(500);
    storage.write(STORAGE_KEYS.user, JSON.stringify(KIM));
    storage.write(STORAGE_KEYS.messageDrafts, "Kim's");
    storage.fromAnotherTab(STORAGE_KEYS.authToken, KIMS_TOKEN);
    await settle();
    await slow;
    expect(logouts(tab)).toEqual([[`Bearer ${TOKEN}`, SID]]);
    expect(auth.snapshot).toMatchObject({ status: "authenticated", user: KIM, token: KIMS_TOKEN });
    expect(storage.values.get(STORAGE_KEYS.authToken)).toBe(KIMS_TOKEN);
    expect(storage.values.get(STORAGE_KEYS.messageDrafts)).toBe("Kim's");
  });

  it("or in this one, leaves them signed in", async () => {
    const { auth, server, storage } = await signedIn(SIGNED_IN);
    let answer = (_response: Response) => {};
    server.answer("POST /auth/logout", () => new Promise((resolve) => (answer = resolve)));
    server.answer("POST /auth/login", () => json(session(KIMS_TOKEN, KIM)));
    void auth.logout();
    await jest.advanceTimersByTimeAsync(100);
    const kims = firstValueFrom(auth.state$.pipe(filter(({ user }) => user?.id === KIM.id)));
    void auth.login("kim@example.com", "secret");
    await jest.advanceTimersByTimeAsync(13_000);
    await kims;
    answer(done());
    await settle();
    expect(auth.snapshot).toMatchObject({ status: "authenticated", user: KIM });
    expect(storage.values.get(STORAGE_KEYS.authToken)).toBe(KIMS_TOKEN);
  });

  it("doesn't take the answer to a profile change for a new sign-in", async () => {
    const { auth, server, storage, statuses } = await signedIn(SIGNED_IN);
    let answer = (_response: Response) => {};
    server.answer("PUT /user/profile", () => new Promise((resolve) => (answer = resolve)));
    server.answer("POST /auth/logout", done);
    void auth.updateProfile({ name: "Sam Newname" });
    void auth.logout();
    answer(json(FAKE_USER));
    await settle();
    expect(statuses.slice(-2)).toEqual(["loading", "unauthenticated"]);
    expect(storage.values.size).toBe(0);
  });
});

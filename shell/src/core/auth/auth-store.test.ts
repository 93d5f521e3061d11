import { HttpError } from "@atrium/shared-contracts/contract";
import { STORAGE_KEYS } from "@atrium/shared-contracts/spec";
import { filter, firstValueFrom } from "@atrium/shared-contracts/rx";
import { FAKE_USER } from "@atrium/shared-contracts/testing";
import { afterEach, describe, expect, it, jest } from "@jest/globals";
import {
  BROWSER_ZONE,
  KEPT,
  TOKEN,
  createAuthFixture as setUp,
  expired,
  session,
  tokenOf,
} from "../../testing/auth-fixture.ts";
import { json } from "../../testing/fake-server.ts";
import type { AuthSnapshot } from "./auth-snapshot.ts";
import type { AuthStore } from "./auth.ts";
import { createStoredSession } from "./stored-session.ts";

afterEach(() => void jest.restoreAllMocks());

const DEVICE = { [STORAGE_KEYS.theme]: "dark", [STORAGE_KEYS.language]: "de", [STORAGE_KEYS.sidebarCollapsed]: "true" };
/** Keys written by apps that this page never opened. */
const OTHERS = {
  [STORAGE_KEYS.conversationHistory]: "titles",
  [STORAGE_KEYS.messageDrafts]: "drafts",
  atrium_of_a_feature_nobody_knows: "words",
};

describe("a person's data in the browser", () => {
  const left = ({ values }: { values: Map<string, string> }) => Object.fromEntries(values);

  it("is removed when they sign out, whichever app wrote it; the device's own data stays", async () => {
    const { auth, storage, server } = setUp({ ...KEPT, ...DEVICE, ...OTHERS, another_product: "kept" });
    server.answer("POST /auth/logout", () => json({ status: "success" }));
    await auth.start();
    await auth.logout();
    expect(left(storage)).toEqual({ ...DEVICE, another_product: "kept" });
  });

  it("is removed when the server ends the session or another tab signs out", async () => {
    const ended = setUp({ ...KEPT, ...DEVICE, ...OTHERS });
    await ended.auth.start();
    ended.auth.end("Your session has ended");
    expect(left(ended.storage)).toEqual(DEVICE);

    const elsewhere = setUp({ ...KEPT, ...DEVICE, ...OTHERS });
    await elsewhere.auth.start();
    elsewhere.storage.fromAnotherTab(STORAGE_KEYS.authToken, null);
    expect(left(elsewhere.storage)).toEqual(DEVICE);
  });

  it("stays for its owner when a session just ends, and is removed when they sign out", async () => {
    const drafts = JSON.stringify({ userId: FAKE_USER.id, drafts: {} });
    const { auth, storage, server } = setUp({ ...KEPT, ...DEVICE, ...OTHERS, atrium_of_a_feature: drafts });
    await auth.start();
    auth.end("Your session has ended");
    expect(left(storage)).toEqual({ ...DEVICE, atrium_of_a_feature: drafts });
    await auth.start();
    expect(left(storage)).toEqual({ ...DEVICE, atrium_of_a_feature: drafts });
    server.answer("POST /auth/login", () => json(session()));
    server.answer("POST /auth/logout", () => json({ status: "success" }));
    await auth.login("sam@example.com", "secret");
    await auth.logout();
    expect(left(storage)).toEqual(DEVICE);
  });

  it("stays when another user signs out", async () => {
    const kims = { "atrium_message_drafts:kim": JSON.stringify({ userId: "kim", drafts: {} }) };
    const { auth, storage, server } = setUp({ ...KEPT, ...DEVICE, ...kims });
    server.answer("POST /auth/logout", () => json({ status: "success" }));
    await auth.start();
    await auth.logout();
    expect(left(storage)).toEqual({ ...DEVICE, ...kims });
  });

  it("is removed when a page opens with nobody signed in", async () => {
    const { auth, storage } = setUp({ ...DEVICE, ...OTHERS });
    await auth.start();
    expect(left(storage)).toEqual(DEVICE);
  });
});

describe("restoring a session", () => {
  it("stays signed out without a token", async () => {
    const { auth, server } = setUp();
    await auth.start();
    expect(auth.snapshot.status).toBe("unauthenticated");
    expect(server.calls).toHaveLength(0);
  });

  it("clears token and user when the token doesn't have three parts, without calling the server", async () => {
    const { auth, storage, server } = setUp({ ...KEPT, [STORAGE_KEYS.authToken]: "only.two" });
    await auth.start();
    expect(auth.snapshot.status).toBe("unauthenticated");
    expect(storage.values.size).toBe(0);
    expect(server.calls).toHaveLength(0);
  });

  it("fetches the profile with the token and refreshes the stored user", async () => {
    const { auth, server, storage, statuses } = setUp(KEPT);
    server.answer("GET /user/profile", () => json({ ...FAKE_USER, name: "Sam Newname" }));
    await auth.start();
    expect(statuses).toEqual(["idle", "authenticated", "authenticated"]);
    expect(server.calls[0]?.authorization).toBe(`Bearer ${TOKEN}`);
    expect(storage.values.get(STORAGE_KEYS.user)).toContain("Sam Newname");
  });

  it("is signed in as the stored user while the profile loads, unless told to wait", async () => {
    const { auth } = setUp(KEPT);
    void auth.start();
    expect(auth.snapshot).toMatchObject({ status: "authenticated", user: FAKE_USER, token: TOKEN });
    const waiting = setUp(KEPT);
    void waiting.auth.start({ atOnce: false });
    expect(waiting.auth.snapshot.status).toBe("loading");
  });

  it("waits for the profile when somebody else's token is stored", async () => {
    const kim = setUp({ ...KEPT, [STORAGE_KEYS.authToken]: tokenOf("00000000-0000-4000-8000-000000000001") });
    void kim.auth.start();
    expect(kim.auth.snapshot).toMatchObject({ status: "loading", user: null });
  });

  it.each(["offline", "online"] as const)(
    "never shows a stored user with somebody else's token, without an answer while %s",
    async (connection) => {
      jest.spyOn(console, "warn").mockImplementation(() => {});
      const token = tokenOf("00000000-0000-4000-8000-000000000001");
      const kim = setUp(
        { ...KEPT, [STORAGE_KEYS.authToken]: token },
        { connection: { state: connection, whenOnline: () => new Promise(() => {}) } },
      );
      kim.server.answer("GET /user/profile", () => Promise.reject(new TypeError("offline")));
      await kim.auth.start();
      expect(kim.statuses).toEqual(["idle", "loading", "unauthenticated"]);
      expect(kim.storage.values.size).toBe(0);
    },
  );

  it("takes the user that another tab stores with its token while the server has trouble", async () => {
    const { auth, server, storage, statuses } = setUp(KEPT);
    await auth.start();
    const kim = { ...FAKE_USER, id: "00000000-0000-4000-8000-000000000001" };
    server.answer("GET /user/profile", () => {
      storage.write(STORAGE_KEYS.user, JSON.stringify(kim));
      return json({}, 503, { "retry-after": "60" });
    });
    const taken = firstValueFrom(auth.state$.pipe(filter(({ user }) => user?.id === kim.id)));
    storage.fromAnotherTab(STORAGE_KEYS.authToken, tokenOf(kim.id));
    expect(await taken).toMatchObject({ token: tokenOf(kim.id) });
    expect(statuses.slice(-2)).toEqual(["loading", "authenticated"]);
  });

  it("keeps a change to the profile made while the profile loads", async () => {
    const { auth, server } = setUp(KEPT);
    let answer = (_response: Response) => {};
    server.answer("GET /user/profile", () => new Promise((resolve) => (answer = resolve)));
    server.answer("PUT /user/profile", ({ body }) => json({ ...FAKE_USER, ...(body as object) }));
    const started = auth.start();
    await auth.updateProfile({ name: "Sam Newname" });
    answer(json(FAKE_USER));
    await started;
    expect(auth.snapshot.user?.name).toBe("Sam Newname");
  });

  it("clears storage when the profile can't be loaded", async () => {
    const { auth, server, storage } = setUp(KEPT);
    server.answer("GET /user/profile", () => json({ message: "gone", code: "session_ended" }, 401));
    await auth.start();
    expect(auth.snapshot).toMatchObject({ status: "unauthenticated", error: "Failed to get current user" });
    expect(storage.values.size).toBe(0);
    expect(auth.token()).toBeNull();
  });

  it("keeps the stored session when the server doesn't respond, and takes the profile once it does", async () => {
    let back = () => {};
    const whenOnline = () => new Promise<void>((resolve) => (back = resolve));
    const { auth, server, storage, statuses } = setUp(KEPT, { connection: { state: "online", whenOnline } });
    server.answer("GET /user/profile", () => Promise.reject(new TypeError("offline")));
    await auth.start();
    expect(auth.snapshot).toMatchObject({ status: "authenticated", user: FAKE_USER, token: TOKEN });
    expect(storage.values.get(STORAGE_KEYS.authToken)).toBe(TOKEN);
    server.answer("GET /user/profile", () => json({ ...FAKE_USER, name: "Sam Newname" }));
    const taken = firstValueFrom(auth.state$.pipe(filter(({ user }) => user?.name === "Sam Newname")));
    back();
    await taken;
    expect(statuses).toEqual(["idle", "authenticated", "authenticated"]);
  });

  it("ends the kept session when the server's response is an error", async () => {
    let back = () => {};
    const whenOnline = () => new Promise<void>((resolve) => (back = resolve));
    const { auth, server, storage } = setUp(KEPT, { connection: { state: "offline", whenOnline } });
    await auth.start();
    expect(auth.snapshot.status).toBe("authenticated");
    expect(server.calls).toHaveLength(0);
    server.answer("GET /user/profile", () => json({ message: "gone" }, 404));
    const ended = firstValueFrom(auth.state$.pipe(filter(({ status }) => status === "unauthenticated")));
    back();
    expect(await ended).toMatchObject({ error: "Failed to get current user" });
    expect(storage.values.size).toBe(0);
  });

  it("signs out when there is no stored user and the server doesn't respond", async () => {
    const { auth, server, storage } = setUp({ [STORAGE_KEYS.authToken]: TOKEN, [STORAGE_KEYS.user]: "{}" });
    server.answer("GET /user/profile", () => Promise.reject(new TypeError("offline")));
    await auth.start();
    expect(auth.snapshot.status).toBe("unauthenticated");
    expect(storage.values.size).toBe(0);
  });

  it("renews an expired token along the way", async () => {
    const { auth, server, storage } = setUp(KEPT);
    const renewed = tokenOf(FAKE_USER.id, "renewed");
    server.answer("GET /user/profile", ({ authorization }) =>
      authorization === `Bearer ${renewed}` ? json(FAKE_USER) : expired(),
    );
    server.answer("POST /auth/refresh", () => json(session(renewed)));
    await auth.start();
    expect(auth.snapshot).toMatchObject({ status: "authenticated", token: renewed });
    expect(storage.values.get(STORAGE_KEYS.authToken)).toBe(renewed);
  });
});

describe("an account without a time zone", () => {
  const NO_ZONE = { ...FAKE_USER, timezone: null };
  const adopted = (server: ReturnType<typeof setUp>["server"]) =>
    server.callsTo("PUT /user/profile").map(({ body }) => body);

  it.each([
    ["a login", (auth: AuthStore) => auth.login("a@b.c", "x")],
    ["a sign-up", (auth: AuthStore) => auth.signup("a@b.c", "x", "A")],
    ["a sign-in with Google", (auth: AuthStore) => auth.completeExternalSignIn()],
    ["a restored session", (auth: AuthStore) => auth.start()],
  ])("gets the browser's on %s", async (_, signIn) => {
    const { auth, server } = setUp(KEPT);
    for (const path of ["/auth/login", "/auth/register", "/auth/google/session"])
      server.answer(`POST ${path}`, () => json(session(TOKEN, NO_ZONE)));
    server.answer("GET /user/profile", () => json(NO_ZONE));
    server.answer("PUT /user/profile", ({ body }) => json({ ...NO_ZONE, ...(body as object) }));
    const zoned = firstValueFrom(auth.state$.pipe(filter(({ user }) => user?.timezone === BROWSER_ZONE)));
    await signIn(auth);
    await zoned;
    expect(adopted(server)).toEqual([{ timezone: BROWSER_ZONE }]);
  });

  it("keeps the one it has, and shows no error when the browser's can't be saved", async () => {
    const { auth, server } = setUp(KEPT);
    await auth.start();
    expect(adopted(server)).toEqual([]);
    const warned = new Promise((resolve) => jest.spyOn(console, "warn").mockImplementation(resolve));
    server.answer("POST /auth/login", () => json(session(TOKEN, NO_ZONE)));
    server.answer("PUT /user/profile", () => json({ message: "No" }, 400));
    await auth.login("a@b.c", "x");
    await warned;
    expect(auth.snapshot).toMatchObject({ status: "authenticated", error: null });
  });
});

describe("signing in and up", () => {
  it("stores token and user", async () => {
    const { auth, server, storage } = setUp();
    server.answer("POST /auth/login", () => json(session()));
    await auth.login(" sam@example.com ", "secret");
    expect(server.calls[0]?.body).toEqual({ email: "sam@example.com", password: "secret" });
    expect(auth.snapshot.status).toBe("authenticated");
    expect(storage.values.get(STORAGE_KEYS.authToken)).toBe(TOKEN);
    expect(JSON.parse(storage.values.get(STORAGE_KEYS.user) ?? "")).toEqual(FAKE_USER);
  });

  it("prefers the server's message, keeps it in the state and rethrows it", async () => {
    const { auth, server } = setUp();
    server.answer("POST /auth/login", () => json({ message: "Wrong password", code: "invalid_credentials" }, 401));
    await expect(auth.login("a@b.c", "x")).rejects.toThrow("Wrong password");
    expect(auth.snapshot).toMatchObject({ status: "error", error: "Wrong password" });
  });

  it("says 'Login failed' or 'Signup failed' when the server gives no message", async () => {
    const { auth, server } = setUp();
    server.answer("POST /auth/login", () => json({}, 400));
    server.answer("POST /auth/register", () => json({}, 400));
    await expect(auth.login("a@b.c", "x")).rejects.toThrow("Login failed");
    await expect(auth.signup("a@b.c", "x", "A")).rejects.toThrow("Signup failed");
  });

  it("with Google needs a completed sign-in, unless the person is signed in", async () => {
    const nobody = setUp();
    await nobody.auth.start();
    const refuse = () => json({ message: "Too late", code: "sign_in_expired" }, 400);
    nobody.server.answer("POST /auth/google/session", refuse);
    await expect(nobody.auth.completeExternalSignIn()).rejects.toThrow("Too late");
    expect(nobody.server.calls.map(({ path }) => path)).toEqual(["/auth/google/session"]);
    expect(nobody.auth.snapshot).toMatchObject({ status: "error", user: null });

    const somebody = setUp(KEPT);
    void somebody.auth.start({ atOnce: false });
    somebody.server.answer("POST /auth/google/session", refuse);
    await expect(somebody.auth.completeExternalSignIn()).resolves.toEqual(FAKE_USER);
    expect(somebody.auth.snapshot).toMatchObject({ status: "authenticated", user: FAKE_USER });
  });

  it("says so when the connection failed", async () => {
    const { auth, server } = setUp();
    server.answer("POST /auth/login", () => Promise.reject(new TypeError("offline")));
    await expect(auth.login("a@b.c", "x")).rejects.toThrow("Network connection failed");
  });
});

describe("signing out", () => {
  it("tells the server with the token, clears storage and signs out", async () => {
    const { auth, server, storage } = setUp(KEPT);
    await auth.start();
    server.answer("POST /auth/logout", () => json({ status: "success" }));
    await auth.logout();
    expect(server.callsTo("POST /auth/logout")[0]?.authorization).toBe(`Bearer ${TOKEN}`);
    expect(storage.values.size).toBe(0);
    expect(auth.snapshot).toMatchObject({ status: "unauthenticated", signedOut: "here" });
  });

  it("tells the other tabs before the server has ended the session", async () => {
    const { auth, server, storage } = setUp(KEPT);
    await auth.start();
    let keptMeanwhile: string | undefined = "not asked";
    server.answer("POST /auth/logout", () => {
      keptMeanwhile = storage.values.get(STORAGE_KEYS.authToken);
      return json({});
    });
    await auth.logout();
    expect(keptMeanwhile).toBeUndefined();
  });

  it("aborts reads and lets writes finish before the session ends", async () => {
    const { auth, http, server, statuses } = setUp(KEPT);
    await auth.start();
    server.answer("POST /auth/logout", () => json({ status: "success" }));
    server.answer("POST /notes", () => json({}));
    server.answer("GET /slow", () => new Promise(() => {}));
    const read = http.request("GET", "/slow");
    auth.state$.subscribe(({ status }) => {
      // Something a feature saves as it closes.
      if (status === "loading") setTimeout(() => void http.request("POST", "/notes", { body: {} }), 0);
    });
    await Promise.all([auth.logout(), expect(read).rejects.toMatchObject({ name: "AbortError" })]);
    expect(server.calls.slice(-2).map(({ path }) => path)).toEqual(["/notes", "/auth/logout"]);
    expect(server.callsTo("POST /notes")[0]?.authorization).toBe(`Bearer ${TOKEN}`);
    expect(statuses.slice(-2)).toEqual(["loading", "unauthenticated"]);
  });

  it("continues when the server fails", async () => {
    const { auth, server, storage } = setUp(KEPT);
    await auth.start();
    server.answer("POST /auth/logout", () => json({}, 500));
    await auth.logout();
    expect(auth.snapshot.status).toBe("unauthenticated");
    expect(storage.values.size).toBe(0);
  });

  it("counts as the person's own even if the server ends the session before responding", async () => {
    const { auth, server } = setUp(KEPT);
    await auth.start();
    const ends: AuthSnapshot[] = [];
    auth.state$.subscribe((snapshot) => {
      if (snapshot.status === "unauthenticated") ends.push(snapshot);
    });
    server.answer("POST /auth/logout", () => {
      auth.end("Your session has ended");
      return json({ status: "success" });
    });
    await auth.logout();
    expect(ends[0]).toMatchObject({ signedOut: "here", error: null });
  });

  it("in another tab signs out this tab", async () => {
    const { auth, storage } = setUp(KEPT);
    await auth.start();
    storage.fromAnotherTab(STORAGE_KEYS.authToken, null);
    expect(auth.snapshot).toMatchObject({ status: "unauthenticated", signedOut: "elsewhere" });
  });
});

describe("two tabs", () => {
  it("share a renewed token without asking the server", async () => {
    const { auth, storage, server } = setUp(KEPT);
    await auth.start();
    const renewed = tokenOf(FAKE_USER.id, "renewed");
    storage.fromAnotherTab(STORAGE_KEYS.authToken, renewed);
    expect(auth.token()).toBe(renewed);
    expect(server.callsTo("GET /user/profile")).toHaveLength(1);
  });

  it("don't share a token that can't be sent", async () => {
    const { auth, storage } = setUp(KEPT);
    await auth.start();
    storage.fromAnotherTab(STORAGE_KEYS.authToken, tokenOf(FAKE_USER.id, "\n"));
    expect(auth.snapshot.status).toBe("unauthenticated");
    expect(storage.values.size).toBe(0);
  });

  it("take the other person's session when someone else signs in", async () => {
    const { auth, storage, server } = setUp(KEPT);
    await auth.start();
    const other = { ...FAKE_USER, id: "00000000-0000-4000-8000-000000000001", email: "kim@example.com" };
    server.answer("GET /user/profile", () => json(other));
    storage.fromAnotherTab(STORAGE_KEYS.authToken, tokenOf(other.id));
    await new Promise<void>((resolve) => {
      auth.state$.subscribe(({ user }) => user?.id === other.id && resolve());
    });
    expect(auth.snapshot.user?.email).toBe("kim@example.com");
  });

  it.each([
    [
      "the server ended",
      "It has ended.",
      async ({ auth }: ReturnType<typeof setUp>) => {
        await auth.start();
        auth.end("It has ended.");
      },
    ],
    [
      "couldn't be renewed",
      "No more.",
      async ({ auth, server }: ReturnType<typeof setUp>) => {
        await auth.start();
        server.answer("POST /auth/refresh", () => json({ message: "No more." }, 401));
        await expect(auth.renew(TOKEN)).rejects.toBeInstanceOf(HttpError);
      },
    ],
    [
      "couldn't be restored",
      "Failed to get current user",
      async ({ auth, server }: ReturnType<typeof setUp>) => {
        server.answer("GET /user/profile", () => json({}, 401));
        await auth.start();
      },
    ],
  ])("know why a session is over that %s, and keep what belongs to its owner", async (_, reason, ends) => {
    jest.spyOn(console, "warn").mockImplementation(() => {});
    const drafts = JSON.stringify({ userId: FAKE_USER.id, drafts: {} });
    const first = setUp({ ...KEPT, atrium_of_a_feature: drafts });
    const second = setUp({}, { stored: createStoredSession(first.storage.secondTab()) });
    await second.auth.start();
    const over = firstValueFrom(second.auth.state$.pipe(filter(({ status }) => status === "unauthenticated")));
    await ends(first);
    expect(await over).toMatchObject({ error: reason, signedOut: false });
    expect(Object.fromEntries(first.storage.values)).toEqual({ atrium_of_a_feature: drafts });

    first.server.answer("POST /auth/login", () => json(session()));
    const back = firstValueFrom(second.auth.state$.pipe(filter(({ status }) => status === "authenticated")));
    await first.auth.login("sam@example.com", "secret");
    expect(await back).toMatchObject({ user: FAKE_USER });
    expect(first.auth.snapshot.status).toBe("authenticated");
  });

  it.each([
    [
      "the end of the session",
      ({ storage }: ReturnType<typeof setUp>) => storage.fromAnotherTab("atrium_session_end", "It's over."),
    ],
    ["a sign-out", ({ storage }: ReturnType<typeof setUp>) => storage.tell(STORAGE_KEYS.authToken, null)],
  ])("keep a later sign-in when they hear of %s only after it", async (_, hear) => {
    const tab = setUp(KEPT);
    const { auth, server, storage } = tab;
    await auth.start();
    const kim = { ...FAKE_USER, id: "00000000-0000-4000-8000-000000000001" };
    const kimsToken = tokenOf(kim.id);
    server.answer("GET /user/profile", () => json(kim));
    storage.write(STORAGE_KEYS.authToken, kimsToken);
    storage.write(STORAGE_KEYS.user, JSON.stringify(kim));
    const taken = firstValueFrom(auth.state$.pipe(filter(({ user }) => user?.id === kim.id)));
    hear(tab);
    expect(await taken).toMatchObject({ status: "authenticated" });
    expect(storage.read(STORAGE_KEYS.authToken)).toBe(kimsToken);
  });

  it("sign out both when the person signs out in one", async () => {
    const first = setUp(KEPT);
    const second = setUp({}, { stored: createStoredSession(first.storage.secondTab()) });
    await Promise.all([first.auth.start(), second.auth.start()]);
    first.server.answer("POST /auth/logout", () => json({ status: "success" }));
    await first.auth.logout();
    expect(second.auth.snapshot).toMatchObject({ status: "unauthenticated", error: null, signedOut: "elsewhere" });
  });
});

describe("renewing", () => {
  it("calls the server once when several calls expire at the same time", async () => {
    const { auth, server, http } = setUp(KEPT);
    await auth.start();
    const renewed = tokenOf(FAKE_USER.id, "renewed");
    server.answer("POST /auth/refresh", () => json(session(renewed)));
    for (const path of ["/a", "/b", "/c"]) {
      server.answer(`GET ${path}`, ({ authorization }) =>
        authorization === `Bearer ${renewed}` ? json({ path }) : expired(),
      );
    }
    await expect(Promise.all(["/a", "/b", "/c"].map((path) => http.request("GET", path)))).resolves.toHaveLength(3);
    expect(server.callsTo("POST /auth/refresh")).toHaveLength(1);
  });

  it("takes the token that another tab got in the meantime", async () => {
    const { auth, server, storage } = setUp(KEPT);
    await auth.start();
    const renewed = tokenOf(FAKE_USER.id, "renewed");
    storage.write(STORAGE_KEYS.authToken, renewed);
    await expect(auth.renew(TOKEN)).resolves.toBe(renewed);
    expect(server.callsTo("POST /auth/refresh")).toHaveLength(0);
  });

  it("keeps the server's reason for the person it signs out", async () => {
    const { auth, server } = setUp(KEPT);
    server.answer("GET /user/profile", expired);
    const message = "This session has ended. Please sign in again.";
    server.answer("POST /auth/refresh", () => json({ message, code: "session_ended" }, 401));
    await auth.start();
    expect(auth.snapshot).toMatchObject({ status: "unauthenticated", error: message });
  });

  it("ends the session when the server refuses", async () => {
    const { auth, server, storage } = setUp(KEPT);
    await auth.start();
    server.answer("POST /auth/refresh", () => json({ message: "no", code: "invalid_refresh_token" }, 401));
    await expect(auth.renew(TOKEN)).rejects.toBeInstanceOf(HttpError);
    expect(auth.snapshot).toMatchObject({ status: "unauthenticated", signedOut: false });
    expect(storage.values.size).toBe(0);
  });

  it("tries again when the response is lost", async () => {
    const { auth, server } = setUp(KEPT);
    await auth.start();
    const renewed = tokenOf(FAKE_USER.id, "renewed");
    server.answer("POST /auth/refresh", () =>
      server.callsTo("POST /auth/refresh").length === 1
        ? Promise.reject(new TypeError("reset"))
        : json(session(renewed)),
    );
    await expect(auth.renew(TOKEN)).resolves.toBe(renewed);
  });

  it("says so when the server doesn't support renewal", async () => {
    const { auth } = setUp(KEPT);
    await auth.start();
    await expect(auth.renew(TOKEN)).rejects.toBeInstanceOf(HttpError);
    expect(auth.snapshot.error).toBe("Token refresh not implemented in current API");
  });

  it("keeps the session when the network is down", async () => {
    const { auth, server } = setUp(KEPT);
    await auth.start();
    server.answer("POST /auth/refresh", () => Promise.reject(new TypeError("offline")));
    await expect(auth.renew(TOKEN)).rejects.toMatchObject({ status: 0 });
    expect(auth.snapshot.status).toBe("authenticated");
  });
});

describe("the profile", () => {
  it("needs a token", async () => {
    const { auth } = setUp();
    await auth.start();
    await expect(auth.updateProfile({ name: "Sam" })).rejects.toThrow("Not authenticated");
  });

  it("shows the updated user at once", async () => {
    const { auth, server, storage } = setUp(KEPT);
    await auth.start();
    server.answer("PUT /user/profile", ({ body }) => json({ ...FAKE_USER, ...(body as object) }));
    await auth.updateProfile({ preferredName: "Sammy" });
    expect(auth.snapshot.user?.preferredName).toBe("Sammy");
    expect(storage.values.get(STORAGE_KEYS.user)).toContain("Sammy");
  });

  it("keeps the person signed in when an update fails, and shows why", async () => {
    const { auth, server } = setUp(KEPT);
    await auth.start();
    server.answer("PUT /user/profile", () => json({}, 400));
    await expect(auth.updateProfile({ name: "Sam" })).rejects.toThrow("Profile update failed");
    expect(auth.snapshot).toMatchObject({ status: "authenticated", error: "Profile update failed" });
  });
});

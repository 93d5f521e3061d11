import { STORAGE_KEYS } from "@atrium/shared-contracts/spec";
import { FAKE_USER } from "@atrium/shared-contracts/testing";
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { KEPT, TOKEN, createAuthFixture, expired, session, tokenOf } from "../../testing/auth-fixture.ts";
import { type Respond, json } from "../../testing/fake-server.ts";
import { createBrowserStorage } from "../storage/browser-storage.ts";
import { createStoredSession } from "./stored-session.ts";

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Advances time past every pause and timeout of a call. */
async function settled<T>(work: Promise<T>): Promise<T | Error> {
  const outcome = work.catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))));
  await jest.advanceTimersByTimeAsync(120_000);
  return outcome;
}

const page = () => new Response("<html>", { headers: { "content-type": "text/html" } });
const brokenJson = (status: number) =>
  new Response("{oops", { status, headers: { "content-type": "application/json" } });

/** Ways a server can refuse, and whether the connection error shows instead of the specification's text for the call. */
const REFUSALS: readonly (readonly [name: string, answer: Respond, text?: string])[] = [
  ["401", () => json({}, 401)],
  ["400 with an empty message", () => json({ message: "" }, 400)],
  ["429 with Retry-After", () => json({}, 429, { "retry-after": "1" })],
  ["500", () => json({}, 500)],
  ["502 with a page", () => new Response("<html>", { status: 502, headers: { "content-type": "text/html" } })],
  ["500 with broken JSON", () => brokenJson(500)],
  ["200 with a page", page],
  ["200 with broken JSON", () => brokenJson(200)],
  ["200 of another shape", () => json({ token: 1 })],
  ["no connection", () => Promise.reject(new TypeError("Failed to fetch")), "Network connection failed"],
  ["no answer within ten seconds", () => new Promise<never>(() => {}), "Network connection failed"],
];

describe.each(REFUSALS)("a server that answers %s", (_, answer, text) => {
  it("stores 'Login failed' or the connection error in the state, and rethrows it", async () => {
    const { auth, server } = createAuthFixture();
    server.answer("POST /auth/login", answer);
    await expect(settled(auth.login("a@b.c", "x"))).resolves.toMatchObject({ message: text ?? "Login failed" });
    expect(auth.snapshot).toMatchObject({ status: "error", error: text ?? "Login failed" });
    expect(server.callsTo("POST /auth/login")).toHaveLength(1);
  });

  it("stores 'Signup failed' or the connection error in the state, and rethrows it", async () => {
    const { auth, server } = createAuthFixture();
    server.answer("POST /auth/register", answer);
    await expect(settled(auth.signup("a@b.c", "x", "A"))).resolves.toMatchObject({ message: text ?? "Signup failed" });
    expect(auth.snapshot).toMatchObject({ status: "error", error: text ?? "Signup failed" });
  });

  it("stores 'Profile update failed' or the connection error in the state, and keeps the person signed in", async () => {
    const { auth, server } = createAuthFixture(KEPT);
    await settled(auth.start());
    server.answer("PUT /user/profile", answer);
    await expect(settled(auth.updateProfile({ name: "Sam" }))).resolves.toMatchObject({
      message: text ?? "Profile update failed",
    });
    expect(auth.snapshot).toMatchObject({ status: "authenticated", error: text ?? "Profile update failed" });
  });

  it("clears the stored session on restore, with 'Failed to get current user'", async () => {
    // Without a stored user there's nothing to show until the server decides.
    const { auth, server, storage } = createAuthFixture({ [STORAGE_KEYS.authToken]: TOKEN });
    server.answer("GET /user/profile", answer);
    await settled(auth.start());
    expect(auth.snapshot).toMatchObject({ status: "unauthenticated", error: "Failed to get current user" });
    expect([...storage.values]).toEqual([]);
  });
});

describe("a stored session and its user", () => {
  it.each([400, 401, 403, 404])("end when the profile's answer is %i", async (status) => {
    const { auth, server, storage } = createAuthFixture(KEPT);
    server.answer("GET /user/profile", () => json({}, status));
    await settled(auth.start());
    expect(auth.snapshot).toMatchObject({ status: "unauthenticated", error: "Failed to get current user" });
    expect([...storage.values]).toEqual([]);
  });

  describe.each<readonly [name: string, answer: Respond]>([
    ["408", () => json({}, 408)],
    ["429", () => json({ message: "Too many", code: "too_many_requests" }, 429, { "retry-after": "60" })],
    ["500", () => json({}, 500)],
    ["a proxy's 502", () => new Response("<html>", { status: 502, headers: { "content-type": "text/html" } })],
    ["503 with Retry-After", () => json({}, 503, { "retry-after": "3600" })],
    ["a page", page],
    ["broken JSON", () => brokenJson(200)],
    ["another shape", () => json({ token: 1 })],
    ["no connection", () => Promise.reject(new TypeError("Failed to fetch"))],
  ])("while the answer is %s", (_, answer) => {
    it("stay, also where the sign-in page waits for the answer, until the profile arrives", async () => {
      const { auth, server, storage } = createAuthFixture(KEPT);
      server.answer("GET /user/profile", answer);
      await settled(auth.start({ atOnce: false }));
      expect(auth.snapshot).toMatchObject({ status: "authenticated", user: FAKE_USER, token: TOKEN, error: null });
      expect(storage.values.get(STORAGE_KEYS.authToken)).toBe(TOKEN);
      server.answer("GET /user/profile", () => json({ ...FAKE_USER, name: "Sam Newname" }));
      await jest.advanceTimersByTimeAsync(300_000);
      expect(auth.snapshot.user?.name).toBe("Sam Newname");
    });

    it("stay until the server refuses the token", async () => {
      const { auth, server } = createAuthFixture(KEPT);
      server.answer("GET /user/profile", answer);
      await settled(auth.start());
      server.answer("GET /user/profile", () => json({ message: "gone" }, 401));
      await jest.advanceTimersByTimeAsync(300_000);
      expect(auth.snapshot).toMatchObject({ status: "unauthenticated", error: "Failed to get current user" });
    });

    it("stay when that is the answer to a renewal", async () => {
      const { auth, server, storage } = createAuthFixture(KEPT);
      server.answer("GET /user/profile", expired);
      server.answer("POST /auth/refresh", answer);
      await settled(auth.start());
      expect(auth.snapshot).toMatchObject({ status: "authenticated", token: TOKEN });
      expect(storage.values.get(STORAGE_KEYS.authToken)).toBe(TOKEN);
    });

    it("stay in a second tab that takes over the session", async () => {
      const { auth, server, storage } = createAuthFixture({ [STORAGE_KEYS.user]: JSON.stringify(FAKE_USER) });
      server.answer("GET /user/profile", answer);
      await auth.start();
      storage.write(STORAGE_KEYS.user, JSON.stringify(FAKE_USER));
      storage.fromAnotherTab(STORAGE_KEYS.authToken, TOKEN);
      await jest.advanceTimersByTimeAsync(120_000);
      expect(auth.snapshot).toMatchObject({ status: "authenticated", user: FAKE_USER, token: TOKEN });
    });
  });

  it("are asked about less and less often while the server has trouble", async () => {
    jest.spyOn(Math, "random").mockReturnValue(1);
    const { auth, server } = createAuthFixture(KEPT);
    const asked: number[] = [];
    server.answer("GET /user/profile", () => {
      asked.push(Date.now());
      return json({}, 503, { "retry-after": "3600" });
    });
    await auth.start();
    await jest.advanceTimersByTimeAsync(1_500_000);
    expect(asked.slice(1).map((time, index) => (time - (asked[index] ?? 0)) / 1_000)).toEqual([
      10, 10, 20, 40, 80, 160, 300, 300, 300,
    ]);
  });
});

describe("a server that doesn't implement a call", () => {
  it.each([404, 405, 501])("and answers %i to a profile update gets its own error message", async (status) => {
    const { auth, server } = createAuthFixture(KEPT);
    await settled(auth.start());
    server.answer("PUT /user/profile", () => json({ message: "No such route" }, status));
    const text = "Profile update not implemented in current API";
    await expect(settled(auth.updateProfile({ name: "Sam" }))).resolves.toMatchObject({ message: text });
    expect(auth.snapshot).toMatchObject({ status: "authenticated", error: text });
  });

  it.each([404, 405, 501])(
    "and answers %i to a renewal ends the session, and the caller learns why",
    async (status) => {
      const { auth, server } = createAuthFixture(KEPT);
      await settled(auth.start());
      server.answer("POST /auth/refresh", () => json({}, status));
      const text = "Token refresh not implemented in current API";
      await expect(settled(auth.renew(TOKEN))).resolves.toMatchObject({ message: text, status: 401 });
      expect(auth.snapshot).toMatchObject({ status: "unauthenticated", error: text });
    },
  );
});

describe("a failure before any call", () => {
  it("stores 'Failed to load authentication state' when storage can't be read", async () => {
    const unreadable = {
      token: () => {
        throw new Error("broken");
      },
      saveToken() {},
      user: () => null,
      saveUser() {},
      signOut() {},
      signingOut: () => null,
      signedOut() {},
      clear() {},
      expire() {},
      announceEnd() {},
      watchEnd: () => () => {},
      watchToken: () => () => {},
    };
    const { auth } = createAuthFixture({}, { stored: unreadable });
    await auth.start();
    expect(auth.snapshot).toMatchObject({
      status: "unauthenticated",
      error: "Failed to load authentication state",
    });
  });

  it("stores 'Not authenticated' in the state when nobody is signed in, and rethrows it", async () => {
    const { auth } = createAuthFixture();
    await auth.start();
    const change = { currentPassword: "old", newPassword: "new password" };
    await expect(auth.updateProfile({ name: "Sam" })).rejects.toThrow("Not authenticated");
    await expect(auth.changePassword(change)).rejects.toThrow("Not authenticated");
    expect(auth.snapshot).toMatchObject({ status: "unauthenticated", error: "Not authenticated" });
  });
});

it("a refused change of password isn't kept in the state: the form that asked shows it", async () => {
  const { auth, server } = createAuthFixture(KEPT);
  await settled(auth.start());
  const message = "Current password is incorrect";
  server.answer("PUT /user/password", () => json({ message, code: "wrong_password" }, 403));
  const change = auth.changePassword({ currentPassword: "wrong", newPassword: "new password" });
  await expect(settled(change)).resolves.toMatchObject({ message, code: "wrong_password" });
  expect(auth.snapshot).toMatchObject({ status: "authenticated", error: null });
});

describe("a response that arrives after the session has ended", () => {
  it.each([
    ["a profile update", "PUT /user/profile", () => json(FAKE_USER)],
    ["a change of password", "PUT /user/password", () => json(session())],
  ] as const)("to %s doesn't sign anybody back in", async (_, route, answer) => {
    const { auth, server, storage } = createAuthFixture(KEPT);
    await settled(auth.start());
    server.answer(route, () => {
      storage.fromAnotherTab(STORAGE_KEYS.authToken, null);
      return answer();
    });
    await settled<unknown>(
      route === "PUT /user/profile"
        ? auth.updateProfile({ name: "Sam" })
        : auth.changePassword({ currentPassword: "old", newPassword: "new password" }),
    );
    expect(auth.snapshot.status).toBe("unauthenticated");
    expect(auth.token()).toBeNull();
    expect(storage.values.size).toBe(0);
  });

  it("to a renewal doesn't replace the next person's token", async () => {
    const { auth, server, storage } = createAuthFixture(KEPT);
    const kim = { ...FAKE_USER, id: "00000000-0000-4000-8000-000000000001" };
    const kims = tokenOf(kim.id);
    await settled(auth.start());
    let answer = (_response: Response) => {};
    server.answer("POST /auth/refresh", () => new Promise((resolve) => (answer = resolve)));
    server.answer("POST /auth/login", () => json(session(kims, kim)));
    const refused = auth.renew(TOKEN).catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(0);
    storage.fromAnotherTab(STORAGE_KEYS.authToken, null);
    await auth.login("kim@example.com", "x");
    answer(json(session(tokenOf(FAKE_USER.id, "renewed"))));
    expect(await refused).toMatchObject({ message: "Not authenticated", status: 401 });
    expect(auth.snapshot).toMatchObject({ status: "authenticated", token: kims, user: kim });
    expect(storage.values.get(STORAGE_KEYS.authToken)).toBe(kims);
  });

  it.each([
    ["expired", { message: "expired", code: "token_expired" }],
    ["is over", { message: "This session has ended.", code: "session_ended" }],
  ])("and says that the session %s neither affects nor uses the next person's", async (_, body) => {
    const { auth, http, server, storage } = createAuthFixture(KEPT);
    const kim = { ...FAKE_USER, id: "00000000-0000-4000-8000-000000000001" };
    const kims = tokenOf(kim.id);
    await settled(auth.start());
    let answer = (_response: Response) => {};
    server.answer("POST /notes", () => new Promise((resolve) => (answer = resolve)));
    server.answer("POST /auth/login", () => json(session(kims, kim)));
    const refused = http.request("POST", "/notes").catch((error: unknown) => error);
    storage.fromAnotherTab(STORAGE_KEYS.authToken, null);
    await auth.login("kim@example.com", "x");
    answer(json(body, 401));
    expect(await refused).toMatchObject({ status: 401 });
    expect(auth.snapshot).toMatchObject({ status: "authenticated", token: kims });
    expect(server.callsTo("POST /notes").map(({ authorization }) => authorization)).toEqual([`Bearer ${TOKEN}`]);
    expect(server.callsTo("POST /auth/refresh")).toEqual([]);
  });

  it("to restoring one person's session isn't taken for the next person's", async () => {
    const { auth, server, storage } = createAuthFixture(KEPT);
    const kim = { ...FAKE_USER, id: "00000000-0000-4000-8000-000000000001", email: "kim@example.com" };
    const kims = tokenOf(kim.id);
    const answers = new Map<string | null, (response: Response) => void>();
    server.answer(
      "GET /user/profile",
      ({ authorization }) => new Promise((resolve) => answers.set(authorization, resolve)),
    );
    const restored = auth.start();
    await jest.advanceTimersByTimeAsync(0);
    storage.fromAnotherTab(STORAGE_KEYS.authToken, kims);
    await jest.advanceTimersByTimeAsync(0);
    answers.get(`Bearer ${TOKEN}`)?.(json(FAKE_USER));
    await restored;
    expect(auth.snapshot.status).toBe("loading");
    answers.get(`Bearer ${kims}`)?.(json(kim));
    await jest.advanceTimersByTimeAsync(0);
    expect(auth.snapshot).toMatchObject({ status: "authenticated", token: kims, user: { email: "kim@example.com" } });
  });
});

describe("a browser that stores nothing", () => {
  const withStorage = (storage: Partial<Storage> | DOMException) =>
    createBrowserStorage({
      get localStorage() {
        if (storage instanceof DOMException) throw storage;
        return storage as Storage;
      },
      addEventListener() {},
      removeEventListener() {},
    } as unknown as Window);

  it.each([
    ["because it is blocked", new DOMException("blocked", "SecurityError")],
    [
      "because it is full",
      {
        getItem: () => null,
        setItem() {
          throw new DOMException("full", "QuotaExceededError");
        },
        removeItem() {},
      },
    ],
  ])("%s still lets a person sign in, update the profile and sign out", async (_, storage) => {
    const { auth, server } = createAuthFixture({}, { stored: createStoredSession(withStorage(storage)) });
    server.answer("POST /auth/login", () => json(session()));
    server.answer("PUT /user/profile", () => json({ ...FAKE_USER, name: "Sam Newname" }));
    server.answer("POST /auth/logout", () => json({ status: "success" }));
    await settled(auth.start());
    await settled(auth.login("sam@example.com", "secret"));
    expect(auth.snapshot).toMatchObject({ status: "authenticated", token: TOKEN });
    await settled(auth.updateProfile({ name: "Sam Newname" }));
    expect(auth.snapshot.user?.name).toBe("Sam Newname");
    await settled(auth.logout());
    expect(auth.snapshot).toMatchObject({ status: "unauthenticated", signedOut: "here" });
  });

  it("asks the server for a new token instead of going back to the old one it couldn't replace", async () => {
    const kept = new Map<string, string>([[STORAGE_KEYS.authToken, TOKEN]]);
    const full = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem() {
        throw new DOMException("full", "QuotaExceededError");
      },
      removeItem: (key: string) => void kept.delete(key),
    };
    const { auth, server } = createAuthFixture({}, { stored: createStoredSession(withStorage(full)) });
    await settled(auth.start());
    const [first, second] = [tokenOf(FAKE_USER.id, "first"), tokenOf(FAKE_USER.id, "second")];
    server.answer("POST /auth/refresh", () => json(session(first)));
    await expect(settled(auth.renew(TOKEN))).resolves.toBe(first);
    server.answer("POST /auth/refresh", () => json(session(second)));
    await expect(settled(auth.renew(first))).resolves.toBe(second);
  });
});

const WITHOUT_THREE_PARTS = ["", ".", "..", "a.b", "a.b.", "a..c", "a.b.c.d", "no dots", "null"];
const WITH_OTHER_CHARACTERS = ["\0.b.c", "a\nb.c.d", "a.b.c\n", "a b.c.d", "é.ü.ñ", "a.=.c"];

describe("a stored value", () => {
  it.each([...WITHOUT_THREE_PARTS, ...WITH_OTHER_CHARACTERS])(
    "that is %j isn't a token: it's cleared, and the server isn't called",
    async (token) => {
      const { auth, server, storage } = createAuthFixture({ ...KEPT, [STORAGE_KEYS.authToken]: token });
      await auth.start();
      expect(auth.snapshot).toMatchObject({ status: "unauthenticated", error: null });
      expect([...storage.values]).toEqual([]);
      expect(server.calls).toEqual([]);
    },
  );

  it.each(["{", "null", "[]", '{"id":1}', ""])("that is %j does no harm as the user", async (user) => {
    const { auth, storage } = createAuthFixture({ ...KEPT, [STORAGE_KEYS.user]: user });
    await settled(auth.start());
    expect(auth.snapshot.user).toEqual(FAKE_USER);
    expect(JSON.parse(storage.values.get(STORAGE_KEYS.user) ?? "")).toEqual(FAKE_USER);
  });
});

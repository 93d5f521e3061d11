import { STORAGE_KEYS } from "@atrium/shared-contracts";
import { FAKE_USER } from "@atrium/shared-contracts/testing";
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { KEPT, TOKEN, createAuthFixture, session, tokenOf } from "../../testing/auth-fixture.ts";
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

/** Lets every pause and every time limit of a call pass. */
async function settled<T>(work: Promise<T>): Promise<T | Error> {
  const outcome = work.catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))));
  await jest.advanceTimersByTimeAsync(120_000);
  return outcome;
}

const page = () => new Response("<html>", { headers: { "content-type": "text/html" } });
const brokenJson = (status: number) =>
  new Response("{oops", { status, headers: { "content-type": "application/json" } });

/** How a server can refuse, and whether the connection's own text is shown instead of the specification's for the call. */
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
  it("leaves 'Login failed' or what the connection did in the state, and rethrows it", async () => {
    const { auth, server } = createAuthFixture();
    server.answer("POST /auth/login", answer);
    await expect(settled(auth.login("a@b.c", "x"))).resolves.toMatchObject({ message: text ?? "Login failed" });
    expect(auth.snapshot).toMatchObject({ status: "error", error: text ?? "Login failed" });
    expect(server.callsTo("POST /auth/login")).toHaveLength(1);
  });

  it("leaves 'Signup failed' or what the connection did in the state, and rethrows it", async () => {
    const { auth, server } = createAuthFixture();
    server.answer("POST /auth/register", answer);
    await expect(settled(auth.signup("a@b.c", "x", "A"))).resolves.toMatchObject({ message: text ?? "Signup failed" });
    expect(auth.snapshot).toMatchObject({ status: "error", error: text ?? "Signup failed" });
  });

  it("leaves 'Profile update failed' or what the connection did in the state, and the person signed in", async () => {
    const { auth, server } = createAuthFixture(KEPT);
    await settled(auth.start());
    server.answer("PUT /user/profile", answer);
    await expect(settled(auth.updateProfile({ name: "Sam" }))).resolves.toMatchObject({
      message: text ?? "Profile update failed",
    });
    expect(auth.snapshot).toMatchObject({ status: "authenticated", error: text ?? "Profile update failed" });
  });

  it("clears what was kept when a session is restored, with 'Failed to get current user'", async () => {
    // No answer at all is no failure for who has a stored user: see "restoring a session" and ADR 11.
    const kept = text === undefined ? KEPT : { [STORAGE_KEYS.authToken]: TOKEN };
    const { auth, server, storage } = createAuthFixture(kept);
    server.answer("GET /user/profile", answer);
    await settled(auth.start());
    expect(auth.snapshot).toMatchObject({ status: "unauthenticated", error: "Failed to get current user" });
    expect([...storage.values]).toEqual([]);
  });
});

describe("an API without a call", () => {
  it.each([404, 405, 501])("that answers %i to a profile update is named as such", async (status) => {
    const { auth, server } = createAuthFixture(KEPT);
    await settled(auth.start());
    server.answer("PUT /user/profile", () => json({ message: "No such route" }, status));
    const text = "Profile update not implemented in current API";
    await expect(settled(auth.updateProfile({ name: "Sam" }))).resolves.toMatchObject({ message: text });
    expect(auth.snapshot).toMatchObject({ status: "authenticated", error: text });
  });

  it.each([404, 405, 501])(
    "that answers %i to a renewal ends the session, and the call is told why",
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

describe("what fails before a call", () => {
  it("leaves 'Failed to load authentication state' when what is kept cannot be read", async () => {
    const unreadable = {
      token: () => {
        throw new Error("broken");
      },
      saveToken() {},
      user: () => null,
      saveUser() {},
      clear() {},
      watchToken: () => () => {},
    };
    const { auth } = createAuthFixture({}, { stored: unreadable });
    await auth.start();
    expect(auth.snapshot).toMatchObject({
      status: "unauthenticated",
      error: "Failed to load authentication state",
    });
  });

  it("leaves 'Not authenticated' in the state of who is signed out, and rethrows it", async () => {
    const { auth } = createAuthFixture();
    await auth.start();
    const change = { currentPassword: "old", newPassword: "new password" };
    await expect(auth.updateProfile({ name: "Sam" })).rejects.toThrow("Not authenticated");
    await expect(auth.changePassword(change)).rejects.toThrow("Not authenticated");
    expect(auth.snapshot).toMatchObject({ status: "unauthenticated", error: "Not authenticated" });
  });
});

describe("an answer that comes after the session has ended", () => {
  it.each([
    ["a profile update", "PUT /user/profile", () => json(FAKE_USER)],
    ["a change of password", "PUT /user/password", () => json(session())],
  ] as const)("to %s signs nobody in again", async (_, route, answer) => {
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

  it("to the restoring of one person's session is not taken for the next person's", async () => {
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

describe("a browser that keeps nothing", () => {
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
    server.answer("POST /auth/logout", () => json({}));
    await settled(auth.start());
    await settled(auth.login("sam@example.com", "secret"));
    expect(auth.snapshot).toMatchObject({ status: "authenticated", token: TOKEN });
    await settled(auth.updateProfile({ name: "Sam Newname" }));
    expect(auth.snapshot.user?.name).toBe("Sam Newname");
    await settled(auth.logout());
    expect(auth.snapshot).toMatchObject({ status: "unauthenticated", signedOut: "here" });
  });

  it("anew asks the server for a token instead of going back to the old one it could not replace", async () => {
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

describe("what is kept", () => {
  it.each(["", ".", "..", "a.b", "a.b.", "a..c", "a.b.c.d", "no dots", "null"])(
    "as the token %j is not a token: it is cleared, and nobody is asked",
    async (token) => {
      const { auth, server, storage } = createAuthFixture({ ...KEPT, [STORAGE_KEYS.authToken]: token });
      await auth.start();
      expect(auth.snapshot).toMatchObject({ status: "unauthenticated", error: null });
      expect([...storage.values]).toEqual([]);
      expect(server.calls).toEqual([]);
    },
  );

  it.each(["{", "null", "[]", '{"id":1}', ""])("as the user %j harms nothing", async (user) => {
    const { auth, storage } = createAuthFixture({ ...KEPT, [STORAGE_KEYS.user]: user });
    await settled(auth.start());
    expect(auth.snapshot.user).toEqual(FAKE_USER);
    expect(JSON.parse(storage.values.get(STORAGE_KEYS.user) ?? "")).toEqual(FAKE_USER);
  });
});

import "fake-indexeddb/auto";
import { FAKE_USER } from "@atrium/shared-contracts/testing";
import type { AuthState, NotificationInput, ShellApi } from "@atrium/shared-contracts/contract";
import { STORAGE_KEYS } from "@atrium/shared-contracts/spec";
import { DEFAULT_SETTINGS, type User, chatCalls } from "@atrium/shared-contracts/wire";
import { filter, firstValueFrom } from "@atrium/shared-contracts/rx";
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { type createFakeServer, json } from "../../testing/fake-server.ts";
import type { StaticFeature } from "../../federation/loading/static-source.ts";
import { idleClient } from "../../testing/fake-realtime.ts";
import { sampleManifest } from "../../testing/sample-features.ts";
import { SESSION, TOKEN, createTestHost } from "../../testing/test-host.tsx";
import type { Host } from "../../views/host/host.ts";
import type { Session } from "../../views/host/session.ts";

const FEATURE = { id: "mfe-chat", version: "1.0.0" };
/** Where the browser stores what a feature stores for the user. */
const DRAFTS = `${STORAGE_KEYS.messageDrafts}:${FAKE_USER.id}`;

async function signIn(features: readonly StaticFeature[] = []) {
  const { host, server, navigations } = createTestHost({ signedIn: true, features });
  await host.auth.start();
  const session = await firstValueFrom(host.session$.pipe(filter((open): open is Session => open !== undefined)));
  return { host, server, session, navigations };
}

/** Puts messages into the outbox of the user's database, like the chat. */
async function storeUnsent(...messageIds: string[]) {
  const request = indexedDB.open(`atrium-mfe-chat-${FAKE_USER.id}`);
  request.addEventListener("upgradeneeded", () => {
    const outbox = request.result.createObjectStore("outbox", { keyPath: "messageId" });
    for (const messageId of messageIds) outbox.put({ messageId });
  });
  await new Promise((resolve) => request.addEventListener("success", resolve));
  request.result.close();
}

const KIM = { ...FAKE_USER, id: "00000000-0000-4000-8000-000000000001" };

async function signInAs(host: Host, server: ReturnType<typeof createFakeServer>, user: User) {
  const token = `e30.${btoa(JSON.stringify({ sub: user.id }))}.sig`;
  server.answer("POST /auth/login", () => json({ ...SESSION, token, user }));
  await host.auth.login(user.email, "x");
}

describe("the ShellApi", () => {
  it("is the same object for every part of a feature, and the feature can't change it", async () => {
    const { session } = await signIn();
    const api = session.shellApi(FEATURE);
    expect(session.shellApi({ ...FEATURE })).toBe(api);
    expect(session.shellApi({ ...FEATURE, id: "mfe-other" })).not.toBe(api);
    expect(Object.isFrozen(api)).toBe(true);
  });

  it("replays the latest state to a late subscriber, without the token", async () => {
    const { session } = await signIn();
    const seen: AuthState[] = [];
    session.shellApi(FEATURE).auth$.subscribe((state) => seen.push(state));
    expect(seen).toEqual([{ status: "authenticated", user: FAKE_USER }]);
    expect(JSON.stringify(seen)).not.toContain("token");
  });

  it("lets a feature call the server, but use nothing else of the shell's client", async () => {
    const { session } = await signIn();
    expect(Object.keys(session.shellApi(FEATURE).http)).toEqual(["call", "request"]);
  });

  it("gives no access to the subjects behind its streams", async () => {
    const { session } = await signIn();
    const { auth$, theme$, language$, settings$, connectivity$, realtime } = session.shellApi(FEATURE);
    for (const stream of [auth$, theme$, language$, settings$, connectivity$, realtime.connection$, realtime.events$]) {
      expect("next" in stream).toBe(false);
    }
  });

  it("has each state's current value, without a subscription", async () => {
    const { host, session } = await signIn();
    const { auth$, theme$, language$, settings$, connectivity$, realtime } = session.shellApi(FEATURE);
    expect([auth$.value.user, theme$.value, language$.value]).toEqual([FAKE_USER, host.theme.state, "en"]);
    expect([settings$.value, connectivity$.value]).toEqual([DEFAULT_SETTINGS, "online"]);
    expect(realtime.connection$.value.continuityLosses).toBe(0);
    host.theme.choose("dark");
    expect(theme$.value.mode).toBe("dark");
    await host.auth.logout();
    expect(auth$.value.status).toBe("unauthenticated");
  });

  it("shares a value among a feature's modules until sign-out, and with no other feature", async () => {
    const { session } = await signIn();
    const create = jest.fn((_shell: ShellApi) => undefined);
    const api = session.shellApi(FEATURE);
    api.once(create);
    api.once(create);
    expect(create).toHaveBeenCalledTimes(1);
    session.shellApi({ ...FEATURE, id: "mfe-other" }).once(create);
    expect(create).toHaveBeenCalledTimes(2);
    expect(create).toHaveBeenCalledWith(api);
  });

  it("removes what features stored for the person at sign-out, and stores nothing after it", async () => {
    const { host, session } = await signIn();
    const { storage } = session.shellApi(FEATURE);
    storage.write(STORAGE_KEYS.messageDrafts, { drafts: { c: "half a thought" } });
    expect(localStorage.getItem(DRAFTS)).toContain("half a thought");
    await host.auth.logout();
    storage.write(STORAGE_KEYS.messageDrafts, { drafts: { c: "written late" } });
    expect(localStorage.getItem(DRAFTS)).toBeNull();
  });

  it.each([
    ["expires", async (host: Host) => host.auth.end("Your session has expired")],
    ["ends by a sign-out", (host: Host) => host.auth.logout()],
  ])(
    "still has what a person was writing when their session expired, and for nobody else, after another's session %s",
    async (_, end) => {
      const { host, server, session } = await signIn();
      const { storage } = session.shellApi(FEATURE);
      storage.write(STORAGE_KEYS.messageDrafts, { drafts: { c: "written before" } });
      host.auth.end("Your session has expired");
      expect(storage.read(STORAGE_KEYS.messageDrafts)).toMatchObject({ drafts: { c: "written before" } });
      storage.write(STORAGE_KEYS.messageDrafts, { drafts: { c: "written late" } });
      // As a reload does.
      await host.auth.start();
      await signInAs(host, server, KIM);
      const kims = await firstValueFrom(host.session$);
      expect(kims?.shellApi(FEATURE).storage.read(STORAGE_KEYS.messageDrafts)).toBeUndefined();
      kims?.shellApi(FEATURE).storage.write(STORAGE_KEYS.messageDrafts, { drafts: { c: "Kim's" } });
      await end(host);
      await signInAs(host, server, FAKE_USER);
      const again = await firstValueFrom(host.session$);
      expect(again?.shellApi(FEATURE).storage.read(STORAGE_KEYS.messageDrafts)).toMatchObject({
        drafts: { c: "written late" },
      });
    },
  );

  it.each([
    ["expired", async (host: Host) => host.auth.end("Your session has expired")],
    ["was ended by a sign-out", (host: Host) => host.auth.logout()],
    [
      "was ended by a sign-out in another tab",
      async () => {
        localStorage.clear();
        window.dispatchEvent(new StorageEvent("storage", { key: STORAGE_KEYS.authToken, newValue: null }));
      },
    ],
  ])("never writes over what the next person stores once a session %s", async (_, end) => {
    const { host, server, session } = await signIn();
    const { storage } = session.shellApi(FEATURE);
    await end(host);
    await signInAs(host, server, KIM);
    const kims = await firstValueFrom(host.session$);
    kims?.shellApi(FEATURE).storage.write(STORAGE_KEYS.messageDrafts, { drafts: { c: "Kim's" } });
    storage.write(STORAGE_KEYS.messageDrafts, { drafts: { c: "Sam's" } });
    expect(kims?.shellApi(FEATURE).storage.read(STORAGE_KEYS.messageDrafts)).toMatchObject({ drafts: { c: "Kim's" } });
    expect(localStorage.getItem(DRAFTS)).toBeNull();
  });
  it("stores nothing more once another tab has signed out", async () => {
    const { session } = await signIn();
    localStorage.clear();
    window.dispatchEvent(new StorageEvent("storage", { key: STORAGE_KEYS.authToken, newValue: null }));
    session.shellApi(FEATURE).storage.write(STORAGE_KEYS.messageDrafts, { drafts: { c: "written late" } });
    expect(localStorage.getItem(DRAFTS)).toBeNull();
  });

  it("has the session's query client", async () => {
    const { host, session } = await signIn();
    const { queryClient } = session.shellApi(FEATURE);
    expect(queryClient).toBe(session.queryClient);
    queryClient.setQueryData(["mfe-chat"], 1);
    await host.auth.logout();
    expect(queryClient.getQueryData(["mfe-chat"])).toBeUndefined();
  });

  it("completes every stream at sign-out, after emitting that nobody is signed in", async () => {
    const { host, session } = await signIn();
    const { auth$, theme$, language$, settings$, realtime } = session.shellApi(FEATURE);
    const states: string[] = [];
    const completed: string[] = [];
    auth$.subscribe({ next: ({ status }) => states.push(status), complete: () => completed.push("auth$") });
    theme$.subscribe({ complete: () => completed.push("theme$") });
    language$.subscribe({ complete: () => completed.push("language$") });
    settings$.subscribe({ complete: () => completed.push("settings$") });
    realtime.connection$.subscribe({ complete: () => completed.push("connection$") });
    realtime.events$.subscribe({ complete: () => completed.push("events$") });
    await host.auth.logout();
    expect(states).toEqual(["authenticated", "unauthenticated"]);
    expect(completed.sort()).toEqual(["auth$", "connection$", "events$", "language$", "settings$", "theme$"]);
  });

  it("never shows the next person to the previous person's subscribers", async () => {
    const { host, server, session } = await signIn();
    const old = session.shellApi(FEATURE);
    await host.auth.logout();
    await signInAs(host, server, KIM);
    const seen: AuthState[] = [];
    old.auth$.subscribe((state) => seen.push(state));
    expect(seen).toEqual([{ status: "unauthenticated", user: null, signedOut: true }]);
    const next = await firstValueFrom(host.session$);
    expect(next?.shellApi(FEATURE)).not.toBe(old);
  });

  it("does nothing in the account and on the page of the next person", async () => {
    const { host, server, session, navigations } = await signIn();
    const { http, account, preferences, navigate, toast } = session.shellApi(FEATURE);
    await host.auth.logout();
    await signInAs(host, server, KIM);
    const before = server.calls.length;
    await expect(http.request("POST", "/chat", { body: { message: "Sam's" } })).rejects.toMatchObject({ status: 401 });
    await expect(http.call(chatCalls.send, { body: { message: "Sam's" } })).rejects.toMatchObject({ status: 401 });
    await expect(account.updateProfile({ name: "Sam" })).rejects.toThrow("Not authenticated");
    await expect(account.changePassword({ currentPassword: "a", newPassword: "b" })).rejects.toThrow(
      "Not authenticated",
    );
    expect(() => account.user).toThrow("Not authenticated");
    await expect(preferences.update({ theme: "dark" })).resolves.toEqual({ savedToServer: false });
    await account.signOut();
    expect(server.calls.slice(before).filter(({ method }) => method !== "GET")).toEqual([]);
    expect(host.auth.snapshot.user).toEqual(KIM);
    const shown: unknown[] = [];
    host.toasts.toast$.subscribe((current) => shown.push(current));
    navigate("/chat/sams");
    toast({ title: "Sam's" });
    expect(navigations).toEqual([]);
    expect(JSON.stringify(shown)).not.toContain("Sam's");
  });

  it("saves what a feature writes while the person signs out", async () => {
    const { host, server, session } = await signIn();
    const { http, auth$ } = session.shellApi(FEATURE);
    server.answer("POST /notes", () => json({}));
    const saved: Promise<unknown>[] = [];
    auth$.subscribe({ complete: () => saved.push(http.request("POST", "/notes", { body: {} })) });
    await host.auth.logout();
    expect(await Promise.all(saved)).toEqual([{}]);
    expect(server.callsTo("POST /notes").map(({ authorization }) => authorization)).toEqual([`Bearer ${TOKEN}`]);
  });

  it("distinguishes an expired session from one the person ended", async () => {
    const { host, session } = await signIn();
    const last: AuthState[] = [];
    session.shellApi(FEATURE).auth$.subscribe((state) => last.push(state));
    host.auth.end("Your session has expired");
    expect(last.at(-1)).toEqual({ status: "unauthenticated", user: null });
  });

  it("adds notifications to the session's list, and navigates", async () => {
    const { session, navigations } = await signIn();
    const api = session.shellApi(FEATURE);
    api.notify({ type: "info", title: "Done", message: "It is done" });
    api.navigate("/chat/1");
    const [first] = (await firstValueFrom(session.notifications.list$)).entries;
    expect(first).toMatchObject({ title: "Done", isRead: false, source: "mfe-chat" });
    expect(navigations).toEqual(["/chat/1"]);
  });

  it("leaves nothing of the realtime SDK in the browser's storage", async () => {
    const { host, server } = createTestHost({
      signedIn: true,
      loadRealtime: async () => (_channel, _options, on) => {
        localStorage.setItem("ably-transport-preference", "web_socket");
        on.connection("connected");
        return idleClient();
      },
    });
    server.answer("GET /ably/token", () => json({ token: "a realtime token" }));
    await host.auth.start();
    const session = await firstValueFrom(host.session$.pipe(filter((open) => open !== undefined)));
    const { connection$ } = session.shellApi(FEATURE).realtime;
    await firstValueFrom(connection$.pipe(filter(() => localStorage.getItem("ably-transport-preference") === null)));
    await firstValueFrom(connection$.pipe(filter(() => server.callsTo("GET /ably/token").length > 0)));
    expect(Object.keys(localStorage).filter((key) => !key.startsWith("atrium_"))).toEqual([]);
  });

  it("starts by loading the account's settings once, with the token, and only after sign-in", async () => {
    const { host, server } = createTestHost({ signedIn: true });
    server.answer("GET /preferences", () => json({ ...DEFAULT_SETTINGS, theme: "dark" }));
    expect(server.callsTo("GET /preferences")).toHaveLength(0);
    await host.auth.start();
    const session = await firstValueFrom(host.session$.pipe(filter((open) => open !== undefined)));
    const { settings$ } = session.shellApi(FEATURE);
    await expect(firstValueFrom(settings$.pipe(filter(({ theme }) => theme === "dark")))).resolves.toBeDefined();
    expect(server.callsTo("GET /preferences").map(({ authorization }) => authorization)).toEqual([`Bearer ${TOKEN}`]);
  });

  it("opens for the stored user while the profile loads, and closes when the profile is refused", async () => {
    const { host, server } = createTestHost({ signedIn: true, stored: { atrium_user: JSON.stringify(FAKE_USER) } });
    let answer = (_response: Response) => {};
    server.answer("GET /user/profile", () => new Promise((resolve) => (answer = resolve)));
    const started = host.auth.start();
    const session = await firstValueFrom(host.session$);
    expect(session?.shellApi(FEATURE).account.user).toEqual(FAKE_USER);
    expect(server.callsTo("GET /preferences")).toHaveLength(1);
    answer(json({ message: "This session has ended.", code: "session_ended" }, 401));
    await started;
    expect(await firstValueFrom(host.session$)).toBeUndefined();
    expect(host.auth.snapshot).toMatchObject({ status: "unauthenticated", error: "Failed to get current user" });
    expect(localStorage.getItem(STORAGE_KEYS.user)).toBeNull();
  });

  it("shows what a faulty feature raises without breaking", async () => {
    const { session } = await signIn();
    const api = session.shellApi(FEATURE);
    api.notify({ type: "loud", title: {}, path: "https://elsewhere.test/" } as unknown as NotificationInput);
    const [first] = (await firstValueFrom(session.notifications.list$)).entries;
    expect(first).toMatchObject({ type: "info", title: "", message: "" });
    expect(first).not.toHaveProperty("path");
  });

  it("keeps a notification in the bell menu, without a sound, when notifications are off", async () => {
    const { session, server } = await signIn();
    server.answer("PUT /preferences", ({ body }) => json(body));
    const api = session.shellApi(FEATURE);
    await api.preferences.update({ notifications: { enabled: false, sound: true, desktop: true } });
    const shown = jest.fn();
    Object.assign(globalThis, { Notification: Object.assign(shown, { permission: "granted" }) });
    api.notify({ type: "error", title: "Upload failed", message: "a.pdf" });
    await Promise.resolve();
    expect(shown).not.toHaveBeenCalled();
    expect((await firstValueFrom(session.notifications.list$)).entries).toHaveLength(1);
  });

  it("changes theme and language with the settings", async () => {
    const { host, server, session } = await signIn();
    server.answer("PUT /preferences", ({ body }) => json(body));
    await session.shellApi(FEATURE).preferences.update({ theme: "dark", language: "ja" });
    expect([host.theme.state.mode, host.language.language]).toEqual(["dark", "ja"]);
  });
});

describe("signing out", () => {
  const CHAT = { manifest: sampleManifest("mfe-chat"), exposes: {} };
  const names = async () => (await indexedDB.databases()).map(({ name }) => name);
  beforeEach(() => void jest.spyOn(console, "warn").mockImplementation(() => {}));
  afterEach(async () => {
    jest.restoreAllMocks();
    for (const name of await names()) indexedDB.deleteDatabase(name ?? "");
  });

  it("asks about messages that aren't noted, because storage was full, but are in the user's database", async () => {
    const { session, host } = await signIn([CHAT]);
    await storeUnsent("a", "b");
    const noted = { userId: FAKE_USER.id, messages: ["b", "c"] };
    await session.signOut();
    expect(session.overlays.overlay).toEqual({ kind: "sign-out", unsent: 2 });
    localStorage.setItem(`${STORAGE_KEYS.unsentMessages}:${FAKE_USER.id}`, JSON.stringify(noted));
    await session.signOut();
    expect(session.overlays.overlay).toEqual({ kind: "sign-out", unsent: 3 });
    expect(host.auth.snapshot.status).toBe("authenticated");
    await session.signOut({ discardUnsent: true });
    expect(host.auth.snapshot.status).toBe("unauthenticated");
    expect(await names()).toEqual([]);
  });

  it("asks nothing when everything was sent, and leaves no database", async () => {
    const { session, host } = await signIn([CHAT]);
    await storeUnsent();
    await session.signOut();
    expect(host.auth.snapshot.status).toBe("unauthenticated");
    expect(await names()).toEqual([]);
  });

  it("keeps a database that can't be read for the user's next sign-out", async () => {
    const { session, host } = await signIn([CHAT]);
    await storeUnsent("a");
    jest.spyOn(indexedDB, "open").mockImplementation(() => {
      throw new DOMException("Internal error", "UnknownError");
    });
    await session.signOut();
    expect(host.auth.snapshot.status).toBe("unauthenticated");
    expect(await names()).toEqual([`atrium-mfe-chat-${FAKE_USER.id}`]);
  });
});

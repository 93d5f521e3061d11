import { STORAGE_KEYS } from "@atrium/shared-contracts/spec";
import { FAKE_USER } from "@atrium/shared-contracts/testing";
import { createAuthStore } from "../core/auth/auth-store.ts";
import { type StoredSession, createStoredSession } from "../core/auth/stored-session.ts";
import { createTabLock } from "../core/auth/tab-lock.ts";
import type { Connectivity } from "../core/connectivity/connectivity.ts";
import { createHttpClient } from "../core/http/http-client.ts";
import { createFakeServer, json } from "./fake-server.ts";
import { createMemoryStorage } from "./memory-storage.ts";

/** A token of this user; `sid` names its session. */
export const tokenOf = (sub: string, name = "x", sid?: string) => `${name}.${btoa(JSON.stringify({ sub, sid }))}.sig`;
export const TOKEN = tokenOf(FAKE_USER.id);
export const session = (token = TOKEN, user = FAKE_USER) => ({ token, user, expiresAt: "2030-01-01T00:00:00.000Z" });
/** What the browser stores for a signed-in person. */
export const KEPT = {
  [STORAGE_KEYS.authToken]: TOKEN,
  [STORAGE_KEYS.refreshToken]: "old",
  [STORAGE_KEYS.user]: JSON.stringify(FAKE_USER),
};
export const expired = () => json({ message: "expired", code: "token_expired" }, 401);

/** The browser's time zone. */
export const BROWSER_ZONE = "Asia/Tokyo";

interface AuthSurroundings {
  /** Default: in-memory storage. */
  readonly stored?: StoredSession;
  /** Default: the server can be reached. */
  readonly connection?: Pick<Connectivity, "state" | "whenOnline">;
}

const ONLINE = { state: "online", whenOnline: () => Promise.resolve() } as const;

/** An auth store with its HTTP client on a fake server. */
export function createAuthFixture(
  kept: Record<string, string> = {},
  { stored, connection = ONLINE }: AuthSurroundings = {},
) {
  const server = createFakeServer();
  server.answer("GET /user/profile", () => json(FAKE_USER));
  const storage = createMemoryStorage(kept);
  const http = createHttpClient({
    baseUrl: "/api",
    fetch: server.fetch,
    token: () => auth.token(),
    renew: (expired) => auth.renew(expired),
    sessionEnded: (message) => auth.end(message),
    random: () => 0,
  });
  const auth = createAuthStore({
    http: () => http,
    stored: stored ?? createStoredSession(storage),
    lock: createTabLock(undefined),
    connection,
    timeZone: () => BROWSER_ZONE,
  });
  const statuses: string[] = [];
  auth.state$.subscribe(({ status }) => statuses.push(status));
  return { server, storage, auth, http, statuses };
}

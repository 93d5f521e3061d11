import { QueryClient } from "@tanstack/query-core";
import { BehaviorSubject, Subject } from "rxjs";
import { callRequest } from "../shell-api/call-request.ts";
import type { HttpClient, HttpMethod, HttpRequestOptions } from "../shell-api/http.ts";
import { HttpError } from "../shell-api/http.ts";
import type { Language } from "../specification/language.ts";
import type { NotificationInput, ShellApi, Toast } from "../shell-api/shell-api.ts";
import type { AuthState, ConnectionState, ConnectivityState, ThemeState } from "../shell-api/streams.ts";
import type { StorageKey, StoredRecord, UserStorage } from "../shell-api/user-storage.ts";
import { CONTRACT_VERSION } from "../shell-api/version.ts";
import { WEB_APP } from "../specification/web-app.ts";
import type { User } from "../wire/account.ts";
import { DEFAULT_SETTINGS, type Settings } from "../wire/preferences.ts";
import type { OutboundMessage, RealtimeEvent } from "../wire/realtime.ts";

export const FAKE_USER: User = {
  id: "0f0e0d0c-0b0a-4908-8706-050403020100",
  email: "sam@example.com",
  name: "Sam Rivera",
  preferredName: null,
  role: null,
  personalInfo: null,
  personality: [],
  location: null,
  timezone: "Europe/Berlin",
  createdAt: "2026-01-01T00:00:00.000Z",
};

/** One call the code under test made. */
export interface FakeCall {
  readonly method: HttpMethod;
  readonly path: string;
  readonly query: HttpRequestOptions<unknown>["query"];
  readonly body: unknown;
  readonly keepalive: boolean;
  readonly signal: AbortSignal | undefined;
  /** What the code under test gets of the response before it's complete. */
  readonly onText: HttpRequestOptions<unknown>["onText"];
}

/** Responds to a call: return a value or a promise, or throw an HttpError. */
export type FakeRoute = (call: FakeCall) => unknown;

/** A ShellApi for feature tests. The streams are subjects the test drives; the methods record what they're called with. */
export interface FakeShellApi extends ShellApi {
  readonly subjects: {
    readonly auth$: BehaviorSubject<AuthState>;
    readonly theme$: BehaviorSubject<ThemeState>;
    readonly language$: BehaviorSubject<Language>;
    readonly settings$: BehaviorSubject<Settings>;
    readonly connectivity$: BehaviorSubject<ConnectivityState>;
    readonly connection$: BehaviorSubject<ConnectionState>;
    readonly events$: Subject<RealtimeEvent>;
  };
  /** Sets the response to `"METHOD /path"`, replacing any earlier one. Calls without one reject with a 404. */
  answer(route: `${HttpMethod} ${string}`, respond: FakeRoute): void;
  readonly calls: readonly FakeCall[];
  readonly published: readonly OutboundMessage[];
  /** Set to make `realtime.publish` reject. */
  publishError: Error | undefined;
  readonly toasts: readonly Toast[];
  readonly notifications: readonly NotificationInput[];
  readonly navigations: readonly string[];
  /** Queries the search was opened with; an empty string when it was opened without one. */
  readonly searches: readonly string[];
}

/** A user's storage for tests, in the browser's own storage like the shell's: set `localStorage` up to imitate another tab or an earlier visit. */
export function createFakeUserStorage(userId = FAKE_USER.id): UserStorage {
  const read = (key: StorageKey): StoredRecord | undefined => {
    try {
      const stored = JSON.parse(localStorage.getItem(`${key}:${userId}`) ?? "null") as StoredRecord | null;
      return stored?.["userId"] === userId ? stored : undefined;
    } catch {
      return undefined;
    }
  };
  return {
    read,
    write: (key, value) => localStorage.setItem(`${key}:${userId}`, JSON.stringify({ ...value, userId })),
    remove: (key) => localStorage.removeItem(`${key}:${userId}`),
  };
}

export function createFakeShellApi(featureId = "mfe-test"): FakeShellApi {
  const subjects = {
    auth$: new BehaviorSubject<AuthState>({ status: "authenticated", user: FAKE_USER }),
    theme$: new BehaviorSubject<ThemeState>({ mode: "system", resolved: "light" }),
    language$: new BehaviorSubject<Language>("en"),
    settings$: new BehaviorSubject<Settings>(DEFAULT_SETTINGS),
    connectivity$: new BehaviorSubject<ConnectivityState>("online"),
    connection$: new BehaviorSubject<ConnectionState>({ status: "connected", httpOnly: false, continuityLosses: 0 }),
    events$: new Subject<RealtimeEvent>(),
  };
  const routes = new Map<string, FakeRoute>();
  const calls: FakeCall[] = [];
  const published: OutboundMessage[] = [];
  const toasts: Toast[] = [];
  const notifications: NotificationInput[] = [];
  const navigations: string[] = [];
  const searches: string[] = [];
  const shared = new Map<unknown, unknown>();
  let user = FAKE_USER;

  const http: HttpClient = {
    call: (call, input) => http.request(...callRequest(call, input)),
    async request<T>(method: HttpMethod, path: string, options: HttpRequestOptions<T> = {}): Promise<T> {
      const { query, body, keepalive = false, signal, onText } = options;
      const call = { method, path, query, body, keepalive, signal, onText };
      calls.push(call);
      const respond = routes.get(`${method} ${path}`);
      if (!respond) throw new HttpError("Not found", 404, { code: "not_found" });
      options.signal?.throwIfAborted();
      const answer = await respond(call);
      return options.schema ? options.schema.parse(answer) : (answer as T);
    },
  };

  const fake: FakeShellApi = {
    contractVersion: CONTRACT_VERSION,
    shellVersion: WEB_APP.version,
    feature: { id: featureId, version: "1.0.0" },
    auth$: subjects.auth$,
    theme$: subjects.theme$,
    language$: subjects.language$,
    settings$: subjects.settings$,
    connectivity$: subjects.connectivity$,
    realtime: {
      connection$: subjects.connection$,
      events$: subjects.events$,
      async publish(message) {
        if (fake.publishError) throw fake.publishError;
        published.push(message);
      },
      reconnect() {},
    },
    http,
    // Like the shell's: it neither retries nor waits for the network.
    queryClient: new QueryClient({
      defaultOptions: {
        queries: { retry: false, networkMode: "always" },
        mutations: { retry: false, networkMode: "always" },
      },
    }),
    storage: createFakeUserStorage(),
    once<T>(create: (shell: ShellApi) => T) {
      if (!shared.has(create)) shared.set(create, create(fake));
      return shared.get(create) as T;
    },
    navigate: (path) => void navigations.push(path),
    notify: (notification) => void notifications.push(notification),
    toast: (toast) => void toasts.push(toast),
    track() {},
    translations(load) {
      void load(subjects.language$.value);
    },
    messageCard: ({ card }) => `[card ${card.kind}]`,
    settingsPanels: ({ tab }) => `[panels ${tab}]`,
    openSearch: (query = "") => void searches.push(query),
    account: {
      get user() {
        return user;
      },
      async updateProfile(changes) {
        user = await http.request<User>("PUT", "/user/profile", { body: changes });
        subjects.auth$.next({ status: "authenticated", user });
        return user;
      },
      async changePassword(change) {
        await http.request("PUT", "/user/password", { body: change });
      },
      async signOut() {
        subjects.auth$.next({ status: "unauthenticated", user: null, signedOut: true });
      },
    },
    preferences: {
      setTheme: (mode) => subjects.theme$.next({ mode, resolved: mode === "dark" ? "dark" : "light" }),
      setLanguage: (language) => subjects.language$.next(language),
      async update(changes) {
        const settings = { ...subjects.settings$.value, ...changes };
        subjects.settings$.next(settings);
        return http.request("PUT", "/preferences", { body: settings }).then(
          () => ({ savedToServer: true }),
          () => ({ savedToServer: false }),
        );
      },
      async reset() {
        subjects.settings$.next(DEFAULT_SETTINGS);
      },
    },
    subjects,
    answer: (route, respond) => void routes.set(route, respond),
    calls,
    published,
    publishError: undefined,
    toasts,
    notifications,
    navigations,
    searches,
  };
  return fake;
}

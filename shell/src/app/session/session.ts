import { STORAGE_KEYS } from "@atrium/shared-contracts/spec";
import { ReplaySubject, filter, map, takeUntil } from "@atrium/shared-contracts/rx";
import type { User } from "@atrium/shared-contracts/wire";
import { QueryClient } from "@atrium/shared-ui/query";
import { createRecentCommands } from "../../core/commands/recent-commands.ts";
import { lateAlerts } from "../../core/notifications/late-alerts.ts";
import { createNotificationStore } from "../../core/notifications/notification-store.ts";
import { createOverlayStore } from "../../core/overlays/overlay-store.ts";
import { sessionOf } from "../../core/auth/token.ts";
import { acrossTabs } from "../../core/realtime/across-tabs.ts";
import type { LoadRealtime } from "../../core/realtime/client.ts";
import { openRealtimeSession } from "../../core/realtime/realtime-session.ts";
import { sessionName } from "../../core/realtime/tab-message.ts";
import { createSettingsStore } from "../../core/settings/settings-store.ts";
import { createUserDatabases } from "../../core/storage/user-databases.ts";
import { createUserStorage } from "../../core/storage/user-storage.ts";
import { createSenders } from "../../core/telemetry/senders.ts";
import type { Host } from "../../views/host/host.ts";
import type { Session } from "../../views/host/session.ts";
import { type SessionStreams, createFeatureApis } from "./feature-apis.ts";
import { authOf, eventsOnly, stateStream, untilOver } from "./feature-streams.ts";
import { ownCalls } from "./own-calls.ts";

/** The realtime SDK stores which transport it last used. It has only one here, and the key lacks the product's prefix. */
const SDK_NOTE = "ably-transport-preference";

export type OpenSession = typeof openSession;

/**
 * Opens a session for the person who has just signed in.
 * @param loadRealtime loads the realtime SDK, which isn't in the shell's initial code
 */
export function openSession(host: Host, signedIn: User, loadRealtime: LoadRealtime): Session {
  const { auth, theme, language, telemetry, storage, connection } = host;
  const ended$ = new ReplaySubject<void>(1);
  const snapshots$ = untilOver(auth.state$, signedIn.id);
  let over = false;
  snapshots$.subscribe({ complete: () => (over = true) });
  const isOver = () => over;
  const http = ownCalls(host.http, isOver);
  const queryClient = new QueryClient({
    // While offline, a call fails right away with a message and a way out, rather than hanging silently.
    defaultOptions: {
      queries: { retry: false, staleTime: 15_000, networkMode: "always" },
      mutations: { retry: false, networkMode: "always" },
    },
  });
  const notifications = createNotificationStore();
  const settings = createSettingsStore({
    http,
    storage,
    language$: language.language$,
    applied(next, previous) {
      if (next.theme !== previous.theme) theme.choose(next.theme);
      if (next.language !== previous.language) language.choose(next.language);
    },
  });
  const alerts = lateAlerts(async () => {
    const { pageAlerts } = await import(/* webpackChunkName: "alerts" */ "../../core/notifications/page-alerts.ts");
    return pageAlerts({
      allowed: () => settings.settings.notifications,
      follow({ id, path }) {
        notifications.markAsRead(id);
        if (path !== undefined) host.navigate(path);
      },
    });
  });
  notifications.added$.subscribe((entry) => {
    alerts.raise(entry).catch((error: unknown) => console.warn("A notification came without its alert", error));
  });
  const tabs = {
    name: sessionName(signedIn.id, sessionOf(auth.token() ?? "")),
    locks: window.navigator.locks as LockManager | undefined,
    Channel: globalThis.BroadcastChannel as typeof BroadcastChannel | undefined,
    page: document,
    load: () => import(/* webpackChunkName: "tabs" */ "../../core/realtime/shared-client.ts"),
  };
  const open = async () => acrossTabs(await loadRealtime(), tabs);
  const realtime = openRealtimeSession({ userId: signedIn.id, http, open });
  realtime.connection$.subscribe(() => storage.remove(SDK_NOTE));
  const streams: SessionStreams = {
    auth$: authOf(auth.state$, signedIn.id),
    theme$: stateStream(theme.state$, ended$),
    language$: stateStream(language.language$, ended$),
    settings$: stateStream(settings.settings$, ended$),
    connectivity$: stateStream(connection.state$, ended$),
    connection$: stateStream(realtime.connection$, ended$),
    events$: eventsOnly(realtime.events$, ended$),
  };
  const userStorage = createUserStorage(storage, signedIn.id);
  const databases = () =>
    createUserDatabases(
      window,
      host.features.manifests.map(({ id }) => id),
      signedIn.id,
    );
  /** Databases that a sign-out leaves to the user's next one, as they may have unsent messages that the user wasn't asked about. */
  let inDoubt: readonly string[] = [];
  snapshots$.subscribe((snapshot) => {
    // When a session just expires, what the person was writing is still stored.
    const { status } = snapshot;
    if (status === "loading" && snapshot.signingOut) databases().delete(inDoubt);
    if (status === "loading" || (status === "unauthenticated" && snapshot.signedOut)) userStorage.close();
  });
  const privacy$ = settings.settings$.pipe(
    takeUntil(ended$),
    filter(() => settings.known),
    map(({ privacy }) => privacy),
  );
  // Wait for the account's settings: an opt-out made on another device counts here, too.
  void settings.load().then(() => telemetry.obey(privacy$, createSenders));
  const overlays = createOverlayStore();
  const unsentMessages = async () => {
    const stored = await databases().unsentMessages();
    const noted = userStorage.read(STORAGE_KEYS.unsentMessages)?.["messages"];
    const ids = new Set<unknown>([...stored.ids, ...(Array.isArray(noted) ? noted : [])]);
    return { count: ids.size, unread: stored.unread };
  };
  const signOut: Session["signOut"] = async ({ discardUnsent } = { discardUnsent: false }) => {
    inDoubt = [];
    if (!discardUnsent) {
      const unsent = await unsentMessages();
      // Another tab may have signed out, and somebody else in.
      if (isOver()) return;
      if (unsent.count > 0) return overlays.open({ kind: "sign-out", unsent: unsent.count });
      inDoubt = unsent.unread;
    }
    await auth.logout();
    host.navigate("/");
  };
  const apis = createFeatureApis({
    host,
    userId: signedIn.id,
    http,
    isOver,
    signOut,
    streams,
    realtime,
    settings,
    notifications,
    overlays,
    queryClient,
    storage: userStorage,
  });

  return {
    userId: signedIn.id,
    queryClient,
    notifications,
    overlays,
    recentCommands: createRecentCommands(),
    signOut,
    shellApi: apis.of,
    textsOf: apis.textsOf,
    retryTexts: apis.retryTexts,
    close() {
      ended$.next();
      ended$.complete();
      settings.stop();
      alerts.close();
      realtime.close();
      overlays.close();
      notifications.clear();
      queryClient.clear();
      apis.forget();
    },
  };
}

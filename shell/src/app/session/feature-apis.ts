import {
  type AuthState,
  type ConnectionState,
  type ConnectivityState,
  CONTRACT_VERSION,
  type HttpClient,
  type ShellApi,
  type StateStream,
  type ThemeState,
  type TranslationLoader,
  type UserStorage,
} from "@atrium/shared-contracts/contract";
import type { Language } from "@atrium/shared-contracts/spec";
import type { RealtimeEvent, Settings } from "@atrium/shared-contracts/wire";
import type { Observable } from "@atrium/shared-contracts/rx";
import type { QueryClient } from "@atrium/shared-ui/query";
import type { NotificationStore } from "../../core/notifications/notification-store.ts";
import type { OverlayStore } from "../../core/overlays/overlay-store.ts";
import type { RealtimeSession } from "../../core/realtime/realtime-session.ts";
import type { SettingsStore } from "../../core/settings/settings-store.ts";
import type { Host } from "../../views/host/host.ts";
import { MessageCard } from "../../views/message-card/message-card.tsx";
import { SettingsPanels } from "../../views/settings-panels/settings-panels.tsx";
import { readNotification, readToast } from "./feature-input.ts";

/** Read-only versions of a session's streams. They all complete when it ends. */
export interface SessionStreams {
  readonly auth$: StateStream<AuthState>;
  readonly theme$: StateStream<ThemeState>;
  readonly language$: StateStream<Language>;
  readonly settings$: StateStream<Settings>;
  readonly connectivity$: StateStream<ConnectivityState>;
  readonly connection$: StateStream<ConnectionState>;
  readonly events$: Observable<RealtimeEvent>;
}

export interface FeatureApisDeps {
  readonly host: Host;
  /** The user whose session it is; undefined for a page that anyone may visit. */
  readonly userId: string | undefined;
  /** The user's own calls. */
  readonly http: HttpClient;
  /** Whether the session is over, and somebody else may be signed in. */
  isOver(): boolean;
  /** Signs the user out, or asks first. */
  signOut(): Promise<void>;
  readonly streams: SessionStreams;
  readonly realtime: Pick<RealtimeSession, "publish" | "reconnect">;
  readonly settings: Pick<SettingsStore, "update" | "reset">;
  readonly notifications: Pick<NotificationStore, "add">;
  readonly overlays: Pick<OverlayStore, "open">;
  readonly queryClient: QueryClient;
  readonly storage: UserStorage;
}

interface FeatureName {
  readonly id: string;
  readonly version: string;
}

/** What a session provides to features. */
export interface FeatureApis {
  /** Returns the same object to every part of a feature. */
  of(feature: FeatureName): ShellApi;
  /** Whether a feature's registered texts have loaded; resolves once that's known. True when it registered none. */
  textsOf(featureId: string): Promise<boolean>;
  /** Retries loading the texts that a feature registered. */
  retryTexts(featureId: string): void;
  forget(): void;
}

export function createFeatureApis(deps: FeatureApisDeps): FeatureApis {
  const { host, userId, http, isOver, signOut, streams, realtime, settings, notifications, overlays, queryClient } =
    deps;
  const { auth, theme, language, toasts, boot, telemetry } = host;
  const loaders = new Map<string, TranslationLoader>();
  const texts = new Map<string, Promise<boolean>>();
  const apis = new Map<string, ShellApi>();
  const { read, write, remove } = deps.storage;
  const storage: UserStorage = Object.freeze({ read, write, remove });

  const currentUser = () => {
    const { user } = auth.snapshot;
    if (user === null || user.id !== userId) throw new Error("Not authenticated");
    return user;
  };
  const isSomeoneElsesPage = () =>
    userId !== undefined && auth.snapshot.user !== null && auth.snapshot.user.id !== userId;
  /** Late code of this session must change nothing for the next person. */
  const whileTheirs =
    <Args extends readonly unknown[], Result>(work: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      if (isOver()) throw new Error("Not authenticated");
      return work(...args);
    };

  function fetchTexts(featureId: string, load: TranslationLoader) {
    loaders.set(featureId, load);
    texts.set(featureId, language.register(featureId, load));
  }

  function of(feature: FeatureName): ShellApi {
    const key = `${feature.id}@${feature.version}`;
    const made = apis.get(key);
    if (made) return made;
    const shared = new Map<unknown, unknown>();
    const api: ShellApi = Object.freeze({
      contractVersion: CONTRACT_VERSION,
      shellVersion: boot.shellVersion,
      feature: Object.freeze({ ...feature }),
      auth$: streams.auth$,
      theme$: streams.theme$,
      language$: streams.language$,
      settings$: streams.settings$,
      connectivity$: streams.connectivity$,
      realtime: Object.freeze({
        connection$: streams.connection$,
        events$: streams.events$,
        publish: (message) => realtime.publish(message),
        reconnect: () => realtime.reconnect(),
      } satisfies ShellApi["realtime"]),
      http,
      queryClient,
      storage,
      once<T>(create: (shell: ShellApi) => T): T {
        if (!shared.has(create)) shared.set(create, create(api));
        return shared.get(create) as T;
      },
      navigate(path, options) {
        if (!isSomeoneElsesPage()) host.navigate(path, options);
      },
      notify: (input) => notifications.add(readNotification(input, globalThis.location.origin), feature.id),
      toast(toast) {
        if (!isSomeoneElsesPage()) toasts.show(readToast(toast));
      },
      track: (event, properties) => telemetry.track(event, { ...properties, feature: feature.id }),
      translations: (load) => fetchTexts(feature.id, load),
      messageCard: MessageCard,
      settingsPanels: SettingsPanels,
      openSearch: (query = "") => overlays.open({ kind: "search", query }),
      account: Object.freeze({
        get user() {
          return currentUser();
        },
        updateProfile: whileTheirs(auth.updateProfile),
        changePassword: whileTheirs(auth.changePassword),
        async signOut() {
          if (!isOver()) await signOut();
        },
      } satisfies ShellApi["account"]),
      preferences: Object.freeze({
        setTheme: theme.choose,
        setLanguage: language.choose,
        update: settings.update,
        reset: settings.reset,
      } satisfies ShellApi["preferences"]),
    } satisfies ShellApi);
    apis.set(key, api);
    return api;
  }

  return {
    of,
    textsOf: (featureId) => texts.get(featureId) ?? Promise.resolve(true),
    retryTexts(featureId) {
      const load = loaders.get(featureId);
      if (load) fetchTexts(featureId, load);
    },
    forget: () => apis.clear(),
  };
}

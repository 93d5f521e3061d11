import { type HttpClient, STORAGE_KEYS } from "@atrium/shared-contracts";
import { BehaviorSubject, type Observable } from "@atrium/shared-contracts/rx";
import { DEFAULT_SETTINGS, Settings } from "@atrium/shared-contracts/wire";
import { type BrowserStorage, readJson } from "../storage/browser-storage.ts";
import { mergeOverDefaults } from "./merge-settings.ts";

export interface SettingsStore {
  readonly settings$: Observable<Settings>;
  readonly settings: Settings;
  /** Fetches the account's settings; a failure leaves the cached copy merged over the defaults. */
  load(): Promise<void>;
  /** Applies and caches at once, then sends the whole object. A failure to save keeps the local copy. */
  update(changes: Partial<Settings>): Promise<{ readonly savedToServer: boolean }>;
  /** Back to the defaults, here even if the server cannot be reached. */
  reset(): Promise<void>;
  stop(): void;
}

export interface SettingsStoreDeps {
  readonly http: HttpClient;
  readonly storage: BrowserStorage;
  /** Called for what the person changed, so that theme and language follow at once. */
  applied(next: Settings, previous: Settings): void;
}

/** The signed-in person's settings; one store per session. */
export function createSettingsStore({ http, storage, applied }: SettingsStoreDeps): SettingsStore {
  const state = new BehaviorSubject(mergeOverDefaults(readJson(storage, STORAGE_KEYS.appSettings)));
  /** Grows with each change: an answer that was asked for earlier must not undo it. */
  let changes = 0;
  let saving: Promise<unknown> = Promise.resolve();

  const show = (next: Settings) => {
    const previous = state.value;
    changes += 1;
    state.next(next);
    applied(next, previous);
  };

  return {
    settings$: state.asObservable(),
    get settings() {
      return state.value;
    },
    async load() {
      const asked = changes;
      try {
        const settings = await http.request("GET", "/preferences", { schema: Settings });
        if (asked !== changes) return;
        storage.write(STORAGE_KEYS.appSettings, JSON.stringify(settings));
        state.next(settings);
      } catch (error) {
        console.warn("Settings were not loaded: using the local copy", error);
      }
    },
    async update(change) {
      const next = { ...state.value, ...change };
      storage.write(STORAGE_KEYS.appSettings, JSON.stringify(next));
      show(next);
      // One after the other, so that the last change is the one that stays.
      const saved = saving.then(() => http.request("PUT", "/preferences", { body: next, repeatable: true }));
      saving = saved.catch(() => undefined);
      try {
        await saved;
        return { savedToServer: true };
      } catch (error) {
        console.warn("Settings were not saved to the account: kept locally", error);
        return { savedToServer: false };
      }
    },
    async reset() {
      try {
        await http.request("DELETE", "/preferences");
      } catch (error) {
        console.warn("Settings were not reset on the server", error);
      }
      storage.remove(STORAGE_KEYS.appSettings);
      show(DEFAULT_SETTINGS);
    },
    stop: () => state.complete(),
  };
}

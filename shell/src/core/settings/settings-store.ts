import { type HttpClient, type Language, STORAGE_KEYS } from "@atrium/shared-contracts";
import { BehaviorSubject, type Observable } from "@atrium/shared-contracts/rx";
import { DEFAULT_SETTINGS, Settings } from "@atrium/shared-contracts/wire";
import { type BrowserStorage, readJson } from "../storage/browser-storage.ts";
import { mergeChange, mergeOverDefaults } from "./merge-settings.ts";

export interface SettingsStore {
  readonly settings$: Observable<Settings>;
  readonly settings: Settings;
  /** Whether they are this person's, and not just the defaults before the account's were seen. */
  readonly known: boolean;
  /** Fetches the account's settings; a failure leaves the cached copy merged over the defaults. */
  load(): Promise<void>;
  /**
   * Merges the change into the settings, applies and caches the whole at once, then sends it. A failure to save keeps the local copy. Rejects with
   * a TypeError, and changes nothing, when the whole would be no settings.
   */
  update(changes: Partial<Settings>): Promise<{ readonly savedToServer: boolean }>;
  /** Back to the defaults, here even if the server cannot be reached. */
  reset(): Promise<void>;
  stop(): void;
}

export interface SettingsStoreDeps {
  readonly http: HttpClient;
  readonly storage: BrowserStorage;
  /** The language shown. The account's settings follow it: the assistant reads it there. */
  readonly language$: Observable<Language>;
  /** Called for what a change sets, so that theme and language follow at once. Not for a reset: both stay with the device. */
  applied(next: Settings, previous: Settings): void;
}

/** The signed-in person's settings; one store per session. What another tab changes counts here, too: the whole object is sent, and must not undo it. */
export function createSettingsStore({ http, storage, language$, applied }: SettingsStoreDeps): SettingsStore {
  const cached = readJson(storage, STORAGE_KEYS.appSettings);
  const state = new BehaviorSubject(mergeOverDefaults(cached));
  let known = false;
  /** Grows with each change: an answer that was asked for earlier must not undo it. */
  let changes = 0;
  let saving: Promise<unknown> = Promise.resolve();
  /** The language on the screen, or the one just picked. */
  let shown: Language | undefined;

  const show = (next: Settings) => {
    changes += 1;
    known = true;
    state.next(next);
  };

  const update: SettingsStore["update"] = async (change) => {
    const previous = state.value;
    const next = mergeChange(previous, change);
    // A language picked here is shown once its texts have arrived: until then the one on the screen must not undo it.
    if (change.language !== undefined) shown = next.language;
    storage.write(STORAGE_KEYS.appSettings, JSON.stringify(next));
    show(next);
    applied(next, previous);
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
  };

  /** The whole object is sent: not before the account's own was seen. */
  const followLanguage = () => {
    if (known && shown !== undefined && shown !== state.value.language) void update({ language: shown });
  };
  const following = language$.subscribe((language) => {
    shown = language;
    followLanguage();
  });

  const stopWatching = storage.watch(STORAGE_KEYS.appSettings, () => {
    changes += 1;
    known = true;
    state.next(mergeOverDefaults(readJson(storage, STORAGE_KEYS.appSettings)));
  });

  return {
    settings$: state.asObservable(),
    get settings() {
      return state.value;
    },
    get known() {
      return known;
    },
    async load() {
      const asked = changes;
      try {
        const settings = await http.request("GET", "/preferences", { schema: Settings });
        if (asked !== changes) return;
        storage.write(STORAGE_KEYS.appSettings, JSON.stringify(settings));
        known = true;
        state.next(settings);
      } catch (error) {
        known ||= cached !== undefined;
        console.warn("Settings were not loaded: using the local copy", error);
      }
      followLanguage();
    },
    update,
    async reset() {
      // After what is still being saved, or the reset would be overwritten.
      const deleted = saving.then(() => http.request("DELETE", "/preferences"));
      saving = deleted.catch(() => undefined);
      try {
        await deleted;
      } catch (error) {
        console.warn("Settings were not reset on the server", error);
      }
      storage.remove(STORAGE_KEYS.appSettings);
      show(DEFAULT_SETTINGS);
      followLanguage();
    },
    stop() {
      stopWatching();
      following.unsubscribe();
      // What is still being loaded must not be answered in the next person's name.
      shown = undefined;
      state.complete();
    },
  };
}

import type { HttpClient } from "@atrium/shared-contracts/contract";
import { type Language, STORAGE_KEYS } from "@atrium/shared-contracts/spec";
import { DEFAULT_SETTINGS, preferencesCalls, type Settings } from "@atrium/shared-contracts/wire";
import { BehaviorSubject, type Observable } from "@atrium/shared-contracts/rx";
import { type BrowserStorage, readJson } from "../storage/browser-storage.ts";
import { mergeChange, mergeOverDefaults } from "./merge-settings.ts";

export interface SettingsStore {
  readonly settings$: Observable<Settings>;
  readonly settings: Settings;
  /** Whether they're this person's, not just the defaults before the account's were loaded. */
  readonly known: boolean;
  /** Fetches the account's settings. On failure, uses the cached copy merged over the defaults. */
  load(): Promise<void>;
  /**
   * Merges the change into the settings, applies and caches the result immediately, then sends it whole. If saving fails, the local copy stays.
   * Rejects with a TypeError, and changes nothing, when the result isn't valid settings.
   */
  update(changes: Partial<Settings>): Promise<{ readonly savedToServer: boolean }>;
  /** Resets to the defaults; applies locally even if the server can't be reached. */
  reset(): Promise<void>;
  /** Call when the session ends. What's still changed after that goes to the account only: this device is the next person's. */
  stop(): void;
}

export interface SettingsStoreDeps {
  readonly http: HttpClient;
  readonly storage: BrowserStorage;
  /** The language shown. It's copied to the account's settings, where the assistant reads it. */
  readonly language$: Observable<Language>;
  /** Called with the values a change sets, so that theme and language follow immediately. Not called for a reset: both stay with the device. */
  applied(next: Settings, previous: Settings): void;
}

/**
 * The signed-in person's settings; one store per session. Changes from another tab apply here, too: saving sends the whole object and must not undo
 * them.
 */
export function createSettingsStore({ http, storage, language$, applied }: SettingsStoreDeps): SettingsStore {
  const cached = readJson(storage, STORAGE_KEYS.appSettings);
  const state = new BehaviorSubject(mergeOverDefaults(cached));
  let known = false;
  /** Increases with each change, so that a response requested earlier can't undo it. */
  let changes = 0;
  let saving: Promise<unknown> = Promise.resolve();
  let stopped = false;
  /** The language on screen, or the one just picked. */
  let shown: Language | undefined;

  const show = (next: Settings) => {
    changes += 1;
    known = true;
    state.next(next);
  };

  const update: SettingsStore["update"] = async (change) => {
    const previous = state.value;
    const next = mergeChange(previous, change);
    // A language picked here shows once its texts have loaded. Until then, the one on screen must not undo the choice.
    if (change.language !== undefined) shown = next.language;
    if (!stopped) {
      storage.write(STORAGE_KEYS.appSettings, JSON.stringify(next));
      show(next);
      applied(next, previous);
    }
    // Save one after another, so that the last change wins.
    const saved = saving.then(() => http.call(preferencesCalls.save, { body: next }));
    saving = saved.catch(() => undefined);
    try {
      await saved;
      return { savedToServer: true };
    } catch (error) {
      console.warn("Settings were not saved to the account: kept locally", error);
      return { savedToServer: false };
    }
  };

  /** Saving sends the whole object, so not before the account's own was loaded. */
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
        const settings = await http.call(preferencesCalls.read, {});
        if (asked !== changes || stopped) return;
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
      // Run after pending saves, or they would overwrite the reset.
      const deleted = saving.then(() => http.call(preferencesCalls.reset, {}));
      saving = deleted.catch(() => undefined);
      try {
        await deleted;
      } catch (error) {
        console.warn("Settings were not reset on the server", error);
      }
      if (stopped) return;
      storage.remove(STORAGE_KEYS.appSettings);
      show(DEFAULT_SETTINGS);
      followLanguage();
    },
    stop() {
      stopped = true;
      stopWatching();
      following.unsubscribe();
      // A pending load must not save the language on the next person's behalf.
      shown = undefined;
      state.complete();
    },
  };
}

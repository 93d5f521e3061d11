import { DEFAULT_SETTINGS, Settings } from "@atrium/shared-contracts/wire";
import type { ModelChoice } from "../assistant/model/model-choice.ts";
import type { Database } from "../database/database.ts";
import { ApiError } from "../errors/api-error.ts";
import { forgetSettings, storedSettings, storeSettings } from "./preferences-store.ts";

export type PreferencesService = {
  /** The user's stored settings, with defaults for the rest. The model may no longer be offered. */
  read(userId: string): Promise<Settings>;
  /** @throws ApiError `model_not_allowed` */
  save(userId: string, settings: Settings): Promise<Settings>;
  /** Resets the settings to the defaults and returns those. */
  reset(userId: string): Promise<Settings>;
};

export function createPreferencesService(deps: {
  db: Database;
  models: Pick<ModelChoice, "allows">;
}): PreferencesService {
  const { db, models } = deps;
  const stored = async (userId: string): Promise<Settings> => {
    const settings = await storedSettings(db, userId);
    return settings === undefined ? DEFAULT_SETTINGS : overDefaults(settings);
  };

  return {
    read: stored,

    async save(userId, settings) {
      const { model } = settings.chat;
      // Changing the theme, for example, must not fail because of a model chosen when it was still offered.
      if ((await stored(userId)).chat.model !== model && !(await models.allows(model))) {
        throw new ApiError("model_not_allowed", {
          issues: [{ path: "chat.model", message: "Must be a model that this installation offers" }],
        });
      }
      await storeSettings(db, userId, settings);
      return settings;
    },

    async reset(userId) {
      await forgetSettings(db, userId);
      return DEFAULT_SETTINGS;
    },
  };
}

/** Settings stored by an older version, with today's defaults for missing ones; all defaults if they're no longer readable. */
export function overDefaults(stored: unknown): Settings {
  const given = isObject(stored) ? stored : {};
  const merged = Object.fromEntries(
    Object.entries(DEFAULT_SETTINGS).map(([key, fallback]) => {
      const value = Object.hasOwn(given, key) ? given[key] : undefined;
      return [key, isObject(fallback) ? { ...fallback, ...(isObject(value) ? value : {}) } : (value ?? fallback)];
    }),
  );
  const settings = Settings.safeParse(merged);
  return settings.success ? settings.data : DEFAULT_SETTINGS;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

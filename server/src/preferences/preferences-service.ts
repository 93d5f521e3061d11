import { DEFAULT_SETTINGS, Settings } from "@atrium/shared-contracts/wire";
import { type ModelChoice, modelNotAllowed } from "../assistant/model/model-choice.ts";
import type { Database } from "../database/database.ts";
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
      const before = await stored(userId);
      if (before.chat.model !== model && !(await models.allows(model))) {
        throw modelNotAllowed("chat.model");
      }
      const saved = { ...settings, chat: { ...settings.chat, ...keptSwitches(before, settings) } };
      await storeSettings(db, userId, saved);
      return saved;
    },

    async reset(userId) {
      await forgetSettings(db, userId);
      return DEFAULT_SETTINGS;
    },
  };
}

/** Pages from before a switch don't send it. */
const keptSwitches = ({ chat: before }: Settings, { chat: sent }: Settings): Partial<Settings["chat"]> =>
  Object.fromEntries(
    (["generatedTitles", "memory"] as const).flatMap((name) => {
      const value = sent[name] ?? before[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );

/** Whether the assistant writes the titles of the user's new conversations. */
export const generatesTitles = async (
  preferences: Pick<PreferencesService, "read">,
  userId: string,
): Promise<boolean> => (await preferences.read(userId)).chat.generatedTitles === true;

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

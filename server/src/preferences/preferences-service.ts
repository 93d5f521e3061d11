import { eq, sql } from "drizzle-orm";
import { DEFAULT_SETTINGS, Settings } from "@atrium/shared-contracts/wire";
import type { Database } from "../database/database.ts";
import { preferences } from "./tables.ts";

export type PreferencesService = {
  /** The user's settings, over the defaults. */
  read(userId: string): Promise<Settings>;
  save(userId: string, settings: Settings): Promise<Settings>;
  /** Back to the defaults, which it answers. */
  reset(userId: string): Promise<Settings>;
};

export function createPreferencesService({ db }: { db: Database }): PreferencesService {
  return {
    async read(userId) {
      const [row] = await db.select().from(preferences).where(eq(preferences.userId, userId));
      return row === undefined ? DEFAULT_SETTINGS : overDefaults(row.settings);
    },

    async save(userId, settings) {
      await db
        .insert(preferences)
        .values({ userId, settings })
        .onConflictDoUpdate({ target: preferences.userId, set: { settings, updatedAt: sql`now()` } });
      return settings;
    },

    async reset(userId) {
      await db.delete(preferences).where(eq(preferences.userId, userId));
      return DEFAULT_SETTINGS;
    },
  };
}

/** What an older version stored, with today's defaults for what it did not know; the defaults if it is not readable any more. */
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

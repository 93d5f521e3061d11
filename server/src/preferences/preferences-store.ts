import { eq, sql } from "drizzle-orm";
import type { Settings } from "@atrium/shared-contracts/wire";
import type { Database } from "../database/database.ts";
import { preferences } from "./tables.ts";

/** The stored settings, written by any version; undefined for a user who hasn't changed any. */
export async function storedSettings(db: Database, userId: string): Promise<unknown> {
  const [row] = await db.select().from(preferences).where(eq(preferences.userId, userId));
  return row?.settings;
}

export const storeSettings = async (db: Database, userId: string, settings: Settings): Promise<void> => {
  await db
    .insert(preferences)
    .values({ userId, settings })
    .onConflictDoUpdate({ target: preferences.userId, set: { settings, updatedAt: sql`now()` } });
};

export const forgetSettings = async (db: Database, userId: string): Promise<void> => {
  await db.delete(preferences).where(eq(preferences.userId, userId));
};

import { STORAGE_KEYS } from "@atrium/shared-contracts/spec";

/** Reminders shown on this device, by any tab and before reloads. */
export interface ToldReminders {
  /** When each was shown, in milliseconds since the epoch. Missing if it wasn't. */
  all(): Notes;
  note(keys: readonly string[], now: number): void;
  forget(): void;
}

/** Notes are kept this long. A reminder comes at most 28 days before its event, so older ones aren't needed. Milliseconds. */
const KEPT_MS = 29 * 24 * 3_600_000;

export type Notes = Readonly<Record<string, number>>;

/** @param storage called each time, because even accessing a blocked `localStorage` throws. What can't be stored is kept in memory. */
export function createToldReminders(
  userId: string,
  storage: () => Pick<Storage, "getItem" | "setItem" | "removeItem">,
): ToldReminders {
  const key = STORAGE_KEYS.toldReminders;
  let held: Notes = {};
  const read = (): Notes => {
    try {
      const stored = JSON.parse(storage().getItem(key) ?? "null") as { userId?: unknown; told?: Notes } | null;
      return stored?.userId === userId && typeof stored.told === "object" ? { ...stored.told, ...held } : held;
    } catch (error) {
      console.warn("Told reminders cannot be read", error);
      return held;
    }
  };
  return {
    all: read,
    note(keys, now) {
      held = { ...held, ...Object.fromEntries(keys.map((reminder) => [reminder, now])) };
      const told = Object.fromEntries(Object.entries(read()).filter(([, at]) => now - at < KEPT_MS));
      try {
        storage().setItem(key, JSON.stringify({ userId, told }));
      } catch (error) {
        console.warn("Told reminders cannot be kept", error);
      }
    },
    forget() {
      held = {};
      try {
        storage().removeItem(key);
      } catch (error) {
        console.warn("Told reminders cannot be removed", error);
      }
    },
  };
}

import type { UserStorage } from "@atrium/shared-contracts/contract";
import { STORAGE_KEYS } from "@atrium/shared-contracts/spec";

/** Reminders shown on this device, by any tab and before reloads. */
export interface ToldReminders {
  /** When each was shown, in milliseconds since the epoch. Missing if it wasn't. */
  all(): Notes;
  note(keys: readonly string[], now: number): void;
}

/** Notes are kept this long. A reminder comes at most 28 days before its event, so older ones aren't needed. Milliseconds. */
const KEPT_MS = 29 * 24 * 3_600_000;

export type Notes = Readonly<Record<string, number>>;

/** What can't be stored is kept in memory. */
export function createToldReminders(storage: UserStorage): ToldReminders {
  let held: Notes = {};
  const read = (): Notes => {
    const told = storage.read(STORAGE_KEYS.toldReminders)?.["told"];
    return typeof told === "object" ? { ...(told as Notes), ...held } : held;
  };
  return {
    all: read,
    note(keys, now) {
      held = { ...held, ...Object.fromEntries(keys.map((reminder) => [reminder, now])) };
      const told = Object.fromEntries(Object.entries(read()).filter(([, at]) => now - at < KEPT_MS));
      storage.write(STORAGE_KEYS.toldReminders, { told });
    },
  };
}

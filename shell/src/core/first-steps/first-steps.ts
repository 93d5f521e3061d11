import { STORAGE_KEYS } from "@atrium/shared-contracts/spec";
import type { User } from "@atrium/shared-contracts/wire";
import { type BrowserStorage, readJson } from "../storage/browser-storage.ts";

/** What a new user is invited to do. */
export const FIRST_STEPS = ["profile", "calendar", "search"] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/** How long a user counts as new. Milliseconds. */
export const NEW_USER_MS = 14 * 24 * 60 * 60_000;

/** A device remembers the steps of this many users. */
const MAX_USERS = 20;

/** The steps that the user dismissed or has done on this device, also before they last signed out. */
export function doneSteps(storage: BrowserStorage, userId: string): ReadonlySet<FirstStep> {
  const done = new Map(doneByUser(storage)).get(userId);
  return new Set(FIRST_STEPS.filter((step) => Array.isArray(done) && done.includes(step)));
}

export function keepDoneSteps(storage: BrowserStorage, userId: string, done: ReadonlySet<FirstStep>): void {
  const others = doneByUser(storage).filter(([id]) => id !== userId);
  const kept = [...others, [userId, [...done]] as const].slice(-MAX_USERS);
  storage.write(STORAGE_KEYS.firstSteps, JSON.stringify(Object.fromEntries(kept)));
}

/** Every user's steps by user id. Who changed theirs last comes last. */
function doneByUser(storage: BrowserStorage): (readonly [userId: string, steps: unknown])[] {
  const stored = readJson(storage, STORAGE_KEYS.firstSteps);
  return typeof stored === "object" && stored !== null && !Array.isArray(stored) ? Object.entries(stored) : [];
}

/** The steps to show. None once the account is two weeks old; not the profile's if it already says something. `now`: milliseconds since the epoch. */
export function openSteps(user: User, done: ReadonlySet<FirstStep>, now: number): FirstStep[] {
  if (now - Date.parse(user.createdAt) > NEW_USER_MS) return [];
  const hasProfile = [user.preferredName, user.role, user.personalInfo, user.location].some(Boolean);
  return FIRST_STEPS.filter((step) => !done.has(step) && !(step === "profile" && hasProfile));
}

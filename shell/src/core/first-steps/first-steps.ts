import { STORAGE_KEYS } from "@atrium/shared-contracts/spec";
import type { User } from "@atrium/shared-contracts/wire";
import { type BrowserStorage, readJson } from "../storage/browser-storage.ts";

/** What a new user is invited to do. */
export const FIRST_STEPS = ["profile", "calendar", "search"] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/** How long a user counts as new. Milliseconds. */
export const NEW_USER_MS = 14 * 24 * 60 * 60_000;

/** The steps that the user dismissed or followed on this device. */
export function doneSteps(storage: BrowserStorage): ReadonlySet<FirstStep> {
  const stored = readJson(storage, STORAGE_KEYS.firstSteps);
  return new Set(FIRST_STEPS.filter((step) => Array.isArray(stored) && stored.includes(step)));
}

export function keepDoneSteps(storage: BrowserStorage, done: ReadonlySet<FirstStep>): void {
  storage.write(STORAGE_KEYS.firstSteps, JSON.stringify([...done]));
}

/** The steps to show. None once the account is two weeks old; not the profile's if it already says something. `now`: milliseconds since the epoch. */
export function openSteps(user: User, done: ReadonlySet<FirstStep>, now: number): FirstStep[] {
  if (now - Date.parse(user.createdAt) > NEW_USER_MS) return [];
  const hasProfile = [user.preferredName, user.role, user.personalInfo, user.location].some(Boolean);
  return FIRST_STEPS.filter((step) => !done.has(step) && !(step === "profile" && hasProfile));
}

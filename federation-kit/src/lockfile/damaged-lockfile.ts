import { ReleaseError } from "../releases/release-error.ts";

/** One line about a lockfile that can't be used, and what to do. */
export const damagedLockfile = (file: string, problem: string, cause?: unknown): ReleaseError =>
  new ReleaseError(`${file} is damaged (${problem}): restore it, or let your package manager install again`, { cause });

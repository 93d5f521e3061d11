import { BuildError } from "../build/index.ts";
import { describeFileFailure, ReleaseError, type FailureReason } from "../releases/index.ts";

/** Why a command failed, for a reason that someone can do something about. */
export interface Failure {
  readonly reason: FailureReason;
  /** What's wrong and what to do about it, in one line unless it's a build's errors. */
  readonly message: string;
}

/** What to tell someone whose command failed for a reason they can fix; undefined if it's our own bug. */
export function describeFailure(error: unknown): Failure | undefined {
  if (error instanceof BuildError) return { reason: "refused", message: error.message };
  if (error instanceof ReleaseError) return { reason: error.reason, message: error.message };
  const message = describeFileFailure(error);
  return message === undefined ? undefined : { reason: "file", message };
}

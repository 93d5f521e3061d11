import { describeFileFailure, ReleaseError } from "@atrium/federation-kit/releases";
import { StartError } from "./start-error.ts";

/** Why a command can't do its work, as one line and an exit code; undefined for a bug of ours, which should show its stack. */
export function asStartError(error: unknown): StartError | undefined {
  if (error instanceof StartError) return error;
  const message = error instanceof ReleaseError ? error.message : describeFileFailure(error);
  return message === undefined ? undefined : new StartError("file", message, { cause: error });
}

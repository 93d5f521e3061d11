import { BuildError } from "../build/index.ts";
import { describeFileFailure, ReleaseError } from "../releases/index.ts";

/** What to tell someone whose command failed for a reason they can fix; undefined if it's our own bug. */
export const describeFailure = (error: unknown): string | undefined =>
  error instanceof BuildError || error instanceof ReleaseError ? error.message : describeFileFailure(error);

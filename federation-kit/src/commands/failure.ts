import { BuildError } from "../build/index.ts";
import { describeFileFailure, ReleaseError } from "../releases/index.ts";

/** What to tell somebody whose command failed for a reason they can do something about; undefined for a fault of ours. */
export const describeFailure = (error: unknown): string | undefined =>
  error instanceof BuildError || error instanceof ReleaseError ? error.message : describeFileFailure(error);

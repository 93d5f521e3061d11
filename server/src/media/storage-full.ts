import { ApiError } from "../errors/api-error.ts";

const FULL = new Set(["ENOSPC", "EDQUOT", "EFBIG"]);

/** Runs a write to the store; turns a full disk into an error that says so. */
export async function refusedWhenFull<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!FULL.has((error as NodeJS.ErrnoException).code ?? "")) throw error;
    throw new ApiError("storage_full", { cause: error });
  }
}

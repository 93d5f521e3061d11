import type { LoadCause } from "./feature-load-error.ts";

/** A file of a feature couldn't be had from any URL. */
export class FileImportError extends Error {
  override readonly name = "FileImportError";
  readonly reason: LoadCause;

  constructor(url: string, reason: LoadCause, cause?: unknown) {
    super(`${url} could not be imported: ${reason.kind}`, { cause });
    this.reason = reason;
  }
}

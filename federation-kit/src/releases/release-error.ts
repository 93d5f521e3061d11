/**
 * Why something about releases can't be done. `refused`: it's wrong as it was asked for, or something released is damaged. `busy`: someone
 * else is at it. `file`: a file, directory or port can't be used.
 */
export type FailureReason = "refused" | "busy" | "file";

/** A request about releases that can't be done. Its message is one line that can be shown as is. */
export class ReleaseError extends Error {
  override readonly name = "ReleaseError";
  readonly reason: FailureReason;

  constructor(message: string, { reason = "refused", ...options }: ErrorOptions & { reason?: FailureReason } = {}) {
    super(message, options);
    this.reason = reason;
  }
}

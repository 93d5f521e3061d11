/** A request about releases that cannot be done: one line, fit to be shown as it is. */
export class ReleaseError extends Error {
  override readonly name = "ReleaseError";
}

/** A request about releases that can't be done. Its message is one line that can be shown as is. */
export class ReleaseError extends Error {
  override readonly name = "ReleaseError";
}

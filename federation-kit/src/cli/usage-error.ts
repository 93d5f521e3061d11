/** A command line that can't be understood. Its message is one line that says what's missing or wrong. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

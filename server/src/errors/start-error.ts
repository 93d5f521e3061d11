/** Exit codes when the process doesn't start. Restarting it only helps after `unreachable`. */
export const EXIT_CODES = {
  usage: 64,
  /** A file or directory can't be used. */
  file: 65,
  /** The database doesn't answer. */
  unreachable: 69,
  /** Another process is using the data directory or the port. */
  inUse: 75,
  /** A variable is wrong or incomplete. */
  config: 78,
} as const;

/** Why the server doesn't start: one line that tells the operator what's wrong and what to do about it. */
export class StartError extends Error {
  override readonly name: string = "StartError";
  readonly exitCode: number;

  constructor(reason: keyof typeof EXIT_CODES, message: string, options?: ErrorOptions) {
    super(message, options);
    this.exitCode = EXIT_CODES[reason];
  }
}

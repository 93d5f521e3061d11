/** How the process ends when it doesn't start. Starting it again doesn't help, except after `unreachable`. */
export const EXIT_CODES = {
  usage: 64,
  /** A file or directory can't be used. */
  file: 65,
  /** The database doesn't answer. */
  unreachable: 69,
  /** Another process has the data directory or the port. */
  inUse: 75,
  /** A variable is wrong or half given. */
  config: 78,
} as const;

/** Why the server doesn't start: one line for the operator that says what is wrong and what to do about it. */
export class StartError extends Error {
  override readonly name: string = "StartError";
  readonly exitCode: number;

  constructor(reason: keyof typeof EXIT_CODES, message: string, options?: ErrorOptions) {
    super(message, options);
    this.exitCode = EXIT_CODES[reason];
  }
}

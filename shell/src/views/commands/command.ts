/** A command in the palette. */
export interface Command {
  /** Unique across all commands; a feature's starts with the feature's ID. */
  readonly id: string;
  /** Heading it's listed under, in the language of the interface. */
  readonly group: string;
  /** In the language of the interface. */
  readonly label: string;
  /** In English, so that it can be found in English, too. */
  readonly english: string;
  /** Name of an icon of shared-ui. */
  readonly icon: string;
  /** Keys that run it, e.g. `g c` or `mod+k`. */
  readonly keys?: readonly string[];
  /** Keys that run it where it works, without the shell's doing. */
  readonly ownKeys?: readonly string[];
  run(): void | Promise<void>;
}

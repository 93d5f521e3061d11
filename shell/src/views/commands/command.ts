/** One thing that the palette does. */
export interface Command {
  /** Unique among all; a feature's begins with the feature's id. */
  readonly id: string;
  /** Heading under which it stands, in the language of the interface. */
  readonly group: string;
  /** In the language of the interface. */
  readonly label: string;
  /** In English, so that it is found by that, too. */
  readonly english: string;
  /** Name of an icon of shared-ui. */
  readonly icon: string;
  /** Keys that run it, e.g. `g c` or `mod+k`. */
  readonly keys?: readonly string[];
  run(): void | Promise<void>;
}

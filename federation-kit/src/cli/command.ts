import type { OPTIONS } from "./options.ts";

/** What was given on the command line, checked only for its form. */
export interface Given {
  /** The arguments after the command's name. */
  readonly args: readonly string[];
  readonly options: Options;
  readonly releasesDirectory: string;
  /** Tells people what's being done. Programs read the report. */
  readonly progress: (line: string) => void;
}

type Options = {
  readonly [Name in keyof typeof OPTIONS]?: (typeof OPTIONS)[Name] extends { readonly multiple: true }
    ? readonly string[]
    : (typeof OPTIONS)[Name] extends { readonly type: "boolean" }
      ? boolean
      : string;
};

/** What a command found or did: for people, and the same for programs (`--json`), an object a line. */
export interface Report {
  readonly lines: readonly string[];
  readonly records: readonly object[];
}

/** One verb of the command line. */
export interface Command {
  /** Its arguments as usage shows them, such as `<app> [version]`: in brackets, what can be left out, and with `…` after the last one if there may be more. */
  readonly args: string;
  /** The options that it takes besides those of every command. */
  readonly options: readonly (keyof typeof OPTIONS)[];
  readonly summary: string;
  /** Shown to whoever leaves something out. */
  readonly example: string;
  run(given: Given): Promise<Report>;
}

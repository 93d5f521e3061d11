import type { FeatureService } from "../feature.ts";

/** Runs one command of the palette; its label and icon stand in the filling. */
export interface CommandRunner {
  run(): void | Promise<void>;
}
export type Command = FeatureService<CommandRunner>;

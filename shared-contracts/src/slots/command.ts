import type { FeatureService } from "../shell-api/feature.ts";

/**
 * Runs a command of the palette; its label, icon and keys stand in the filling. `commandId` is the filling's id, so that one exposed
 * module serves several commands. What it throws is told to the person as the command's failure.
 */
export interface CommandRunner {
  run(commandId: string): void | Promise<void>;
}
export type Command = FeatureService<CommandRunner>;

import type { FeatureService } from "../shell-api/feature.ts";

/**
 * Runs a command from the palette. Its label, icon and keys are in the filling. `commandId` is the filling's id, so one exposed
 * module can serve several commands. If it throws, the user sees that the command failed.
 */
export interface CommandRunner {
  run(commandId: string): void | Promise<void>;
}
export type Command = FeatureService<CommandRunner>;

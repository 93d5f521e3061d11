import { type CommandRunner, defineService, type ShellApi } from "@atrium/shared-contracts/contract";

/** `change-password` and `integrations` open their tabs. */
export function settingsCommands(shell: ShellApi): CommandRunner {
  return {
    run(commandId) {
      shell.navigate(`/settings?tab=${commandId === "integrations" ? "integrations" : "security"}`);
    },
  };
}

export default defineService<CommandRunner>(settingsCommands);

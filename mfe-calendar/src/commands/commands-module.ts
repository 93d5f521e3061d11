import { type CommandRunner, defineService, type ShellApi } from "@atrium/shared-contracts/contract";
import { NEW_EVENT_PATH } from "../event/event-path.ts";

/** `new-event` opens the editor, `today` the current month. */
export function calendarCommands(shell: ShellApi): CommandRunner {
  return {
    run(commandId) {
      shell.navigate(commandId === "new-event" ? NEW_EVENT_PATH : "/calendar");
    },
  };
}

export default defineService<CommandRunner>(calendarCommands);

import { type CommandRunner, defineService, type ShellApi } from "@atrium/shared-contracts/contract";
import { titleIndex } from "../search/title-index.ts";

/** `continue` opens the most recent conversation, or a new one if there is none. */
export function chatCommands(shell: ShellApi): CommandRunner {
  const index = titleIndex(shell);
  return {
    async run() {
      if (index.known().length === 0) await index.complete();
      const newest = index.known().find(({ archived }) => !archived);
      shell.navigate(newest ? `/chat/${newest.id}` : "/new");
    },
  };
}

export default defineService<CommandRunner>(chatCommands);

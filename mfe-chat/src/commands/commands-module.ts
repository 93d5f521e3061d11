import { type CommandRunner, defineService, type ShellApi } from "@atrium/shared-contracts/contract";
import { titleIndex } from "../search/title-index.ts";
import { createThreadCommands, type ThreadCommand } from "../thread-tools/thread-commands.ts";

/** `continue` opens the most recent conversation, or a new one if there is none. The other commands are about the open conversation. */
export function chatCommands(shell: ShellApi): CommandRunner {
  const index = titleIndex(shell);
  return {
    async run(id) {
      if (id !== "continue") return shell.once(createThreadCommands).next(id as ThreadCommand);
      if (index.known().length === 0) await index.complete();
      const newest = index.known().find(({ archived }) => !archived);
      shell.navigate(newest ? `/chat/${newest.id}` : "/new");
    },
  };
}

export default defineService<CommandRunner>(chatCommands);

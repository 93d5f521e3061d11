/** Number of recently run commands that show at the top. */
const RECENT_SHOWN = 5;

/** Commands run in this session, most recent first. In memory only. */
export interface RecentCommands {
  note(id: string): void;
  /** Filters `commands` to those that were run recently. */
  of<Command extends { readonly id: string }>(commands: readonly Command[]): Command[];
}

export function createRecentCommands(): RecentCommands {
  let ids: string[] = [];
  return {
    note(id) {
      ids = [id, ...ids.filter((each) => each !== id)].slice(0, RECENT_SHOWN);
    },
    of: (commands) => ids.flatMap((id) => commands.filter((command) => command.id === id)),
  };
}

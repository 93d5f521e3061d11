/** Commands that stand on top because they were run lately. */
const RECENT_SHOWN = 5;

/** What was run in this session, the last first. In memory only. */
export interface RecentCommands {
  note(id: string): void;
  /** Those of `commands` that were run lately. */
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

import type { TurnRow } from "../storage/rows.ts";

/** How often the growing reply is stored, and how many new characters store it right away: the longer it is, the more a write costs. */
const SAVE_INTERVAL_MS = 250;
const SAVE_EAGER_CHARACTERS = 1_024;
const SAVE_EAGER_PART = 1 / 16;

/** What's new of a reply while it's written. */
export type Partly = Partial<Pick<TurnRow, "seq" | "partial" | "steps">>;

export interface PartialSaver {
  note(added: Partly): void;
  /** Stops saving; resolves when a save in flight has settled. */
  stop(): Promise<void>;
}

/** Stores a growing reply every 250 ms or 1 KB (more once it's long), one write at a time. */
export function createPartialSaver(deps: {
  /** Resolves to false when this process no longer holds the turn. */
  save: (added: Partly) => Promise<boolean>;
  onLost: () => void;
  onError: (error: unknown) => void;
}): PartialSaver {
  let latest: Partly | null = null;
  let savedLength = 0;
  let timer: NodeJS.Timeout | undefined;
  let saving: Promise<void> | null = null;
  let stopped = false;

  const write = async (): Promise<void> => {
    if (latest === null) return;
    const added = latest;
    latest = null;
    savedLength = added.partial?.length ?? savedLength;
    try {
      if (!(await deps.save(added)) && !stopped) deps.onLost();
    } catch (error) {
      deps.onError(error);
    }
  };
  const begin = () => {
    clearTimeout(timer);
    timer = undefined;
    saving = write().finally(() => {
      saving = null;
      if (latest !== null) plan();
    });
  };
  const plan = () => {
    if (stopped || saving !== null || latest === null) return;
    const eager = Math.max(SAVE_EAGER_CHARACTERS, savedLength * SAVE_EAGER_PART);
    if ((latest.partial?.length ?? 0) - savedLength >= eager) begin();
    else timer ??= setTimeout(begin, SAVE_INTERVAL_MS);
  };
  return {
    note(added) {
      latest = { ...latest, ...added };
      plan();
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await saving;
    },
  };
}

/** How often the growing reply is stored, and how many new characters store it right away: the longer it is, the more a write costs. */
const SAVE_INTERVAL_MS = 250;
const SAVE_EAGER_CHARACTERS = 1_024;
const SAVE_EAGER_PART = 1 / 16;

export interface PartialSaver {
  note(seq: number, text: string): void;
  /** Stops saving; resolves when a save in flight has settled. */
  stop(): Promise<void>;
}

/** Stores growing text every 250 ms or 1 KB (more once it's long), one write at a time. */
export function createPartialSaver(deps: {
  /** Resolves to false when this process no longer holds the turn. */
  save: (seq: number, text: string) => Promise<boolean>;
  onLost: () => void;
  onError: (error: unknown) => void;
}): PartialSaver {
  let latest: { readonly seq: number; readonly text: string } | null = null;
  let savedLength = 0;
  let timer: NodeJS.Timeout | undefined;
  let saving: Promise<void> | null = null;
  let stopped = false;

  const write = async (): Promise<void> => {
    if (latest === null) return;
    const { seq, text } = latest;
    latest = null;
    savedLength = text.length;
    try {
      if (!(await deps.save(seq, text)) && !stopped) deps.onLost();
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
    if (latest.text.length - savedLength >= eager) begin();
    else timer ??= setTimeout(begin, SAVE_INTERVAL_MS);
  };
  return {
    note(seq, text) {
      latest = { seq, text };
      plan();
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await saving;
    },
  };
}

/** How often the reply so far is stored, and after how many characters at once. */
const SAVE_INTERVAL_MS = 250;
const SAVE_EAGER_CHARACTERS = 1_024;

export interface PartialSaver {
  note(seq: number, text: string): void;
  /** Saves nothing any more; resolves when what is being saved is settled. */
  stop(): Promise<void>;
}

/** Stores a growing text every 250 ms or 1 KB, one write at a time. */
export function createPartialSaver(deps: {
  /** False when the text is no longer ours to write. */
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
    if (latest.text.length - savedLength >= SAVE_EAGER_CHARACTERS) begin();
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

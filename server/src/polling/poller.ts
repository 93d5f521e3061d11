/** Work that repeats: at once when woken, again while there is more, else after `pollMs`. */
export interface Poller {
  start(): void;
  /** Works soon; while it works already, it works once more afterwards. */
  readonly wake: () => void;
  /** Ends after the work that runs. */
  stop(): Promise<void>;
}

/** `work` answers whether there may be more to do at once. */
export function createPoller(deps: {
  pollMs: number;
  work: () => Promise<boolean>;
  onError: (error: unknown) => void;
}): Poller {
  let state: "idle" | "working" | "stopped" = "stopped";
  let again = false;
  let timer: NodeJS.Timeout | undefined;
  let current: Promise<void> = Promise.resolve();

  const isWorking = () => state === "working";
  const pass = async (): Promise<void> => {
    let more = true;
    while (more && isWorking()) {
      again = false;
      try {
        more = await deps.work();
      } catch (error) {
        deps.onError(error);
        more = false;
      }
      more ||= again;
    }
    if (!isWorking()) return;
    state = "idle";
    timer = setTimeout(wake, deps.pollMs);
  };
  const wake = () => {
    again = true;
    if (state !== "idle") return;
    clearTimeout(timer);
    state = "working";
    current = pass();
  };
  return {
    start() {
      state = "idle";
      wake();
    },
    wake,
    async stop() {
      state = "stopped";
      clearTimeout(timer);
      await current;
    },
  };
}

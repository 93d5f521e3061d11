/** Repeats work: right away when woken or while there's more to do, and otherwise every `pollMs`. */
export interface Poller {
  start(): void;
  /** Starts work soon; if work is already running, it runs once more afterwards. */
  readonly wake: () => void;
  /** Stops; resolves after the running work. */
  stop(): Promise<void>;
}

/** `work` returns whether there may be more to do right away. */
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

type Waiting = {
  readonly survivesRestart: boolean;
  readonly begin: () => void;
  readonly reject: (error: Error) => void;
};

/** One at a time, first come first served. */
export type Turns = {
  /** Resolves when it's the caller's turn; call the returned function to end it. */
  take(options: { survivesRestart: boolean }): Promise<() => void>;
  /** Rejects everyone in the queue who doesn't survive a restart. */
  rejectWaiting(error: Error): void;
};

export function createTurns(): Turns {
  let waiting: Waiting[] = [];
  let taken = false;

  const next = () => {
    const first = waiting.shift();
    if (first === undefined) taken = false;
    else first.begin();
  };
  const ender = () => {
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      next();
    };
  };

  return {
    take({ survivesRestart }) {
      if (!taken) {
        taken = true;
        return Promise.resolve(ender());
      }
      const { promise, resolve, reject } = Promise.withResolvers<() => void>();
      waiting.push({ survivesRestart, begin: () => resolve(ender()), reject });
      return promise;
    },
    rejectWaiting(error) {
      const turnedAway = waiting.filter((each) => !each.survivesRestart);
      waiting = waiting.filter((each) => each.survivesRestart);
      for (const { reject } of turnedAway) reject(error);
    },
  };
}

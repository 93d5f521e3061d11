import { setImmediate as nextTask } from "node:timers/promises";

/** Work that may outlast what began it. */
export interface Underway {
  track<T>(work: Promise<T>): Promise<T>;
  /** Resolves once all of it has ended, and what followed it at once. */
  settled(): Promise<void>;
}

export function createUnderway(): Underway {
  const running = new Set<Promise<unknown>>();
  return {
    track(work) {
      running.add(work);
      const end = () => running.delete(work);
      work.then(end, end);
      return work;
    },
    async settled() {
      while (running.size > 0) {
        await Promise.allSettled(running);
        await nextTask();
      }
    },
  };
}

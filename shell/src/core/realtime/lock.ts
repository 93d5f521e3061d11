/** A lock that this tab holds until it's released, lost or the page goes away. */
export interface HeldLock {
  /** Resolves if another tab takes the lock. */
  readonly lost: Promise<unknown>;
  release(): void;
}

/** Resolves once this tab has the lock; to undefined if it isn't available and `options` says not to wait. Rejects if aborted. */
export function hold(locks: LockManager, name: string, options: LockOptions): Promise<HeldLock | undefined> {
  return new Promise((resolve, reject) => {
    const lost = new Promise((lose) => {
      const granted = (lock: Lock | null) =>
        lock ? new Promise<void>((release) => resolve({ lost, release })) : resolve(undefined);
      locks.request(name, options, granted).catch((error: unknown) => {
        lose(error);
        reject(error);
      });
    });
  });
}

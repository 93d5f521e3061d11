/** Runs `work` while no other tab of this origin is running work with the same name. */
export type TabLock = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/** Uses the browser's locks. Where they're missing (outside a secure context), the work runs without a lock. */
export function createTabLock(locks: LockManager | undefined): TabLock {
  return (name, work) => (locks ? locks.request(name, work) : work());
}

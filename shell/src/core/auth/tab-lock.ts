/** Runs `work` while no other tab of this origin runs work of the same name. */
export type TabLock = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/** The browser's own locks; where they are missing (no secure context) the work runs without. */
export function createTabLock(locks: LockManager | undefined): TabLock {
  return (name, work) => (locks ? locks.request(name, work) : work());
}

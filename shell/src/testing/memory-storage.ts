import type { BrowserStorage } from "../core/storage/browser-storage.ts";

type Watchers = Map<string, Set<(value: string | null) => void>>;

/**
 * An in-memory storage for tests. `fromAnotherTab` writes as another tab would, `tell` only tells of what it wrote, as late as the test wants, and
 * `secondTab` is that tab's view of it.
 */
export function createMemoryStorage(initial: Readonly<Record<string, string>> = {}) {
  return openTab(new Map(Object.entries(initial)), []);
}

function openTab(values: Map<string, string>, tabs: Watchers[]) {
  const watchers: Watchers = new Map();
  tabs.push(watchers);
  /** As browsers do, tells the other tabs about each change, later. */
  const set = (key: string, value: string | null) => {
    const before = values.get(key) ?? null;
    if (value === null) values.delete(key);
    else values.set(key, value);
    if (before === value) return;
    for (const tab of tabs)
      if (tab !== watchers) queueMicrotask(() => tab.get(key)?.forEach((changed) => changed(value)));
  };
  const storage: BrowserStorage = {
    read: (key) => values.get(key) ?? null,
    write: set,
    remove: (key) => set(key, null),
    removeAll(matches) {
      for (const [key, value] of values) if (matches(key, value)) set(key, null);
    },
    watch(key, changed) {
      const all = watchers.get(key) ?? new Set();
      watchers.set(key, all.add(changed));
      return () => void all.delete(changed);
    },
  };
  return {
    ...storage,
    values,
    secondTab: (): BrowserStorage => openTab(values, tabs),
    fromAnotherTab(key: string, value: string | null) {
      if (value === null) values.delete(key);
      else values.set(key, value);
      this.tell(key, value);
    },
    tell(key: string, value: string | null) {
      for (const changed of watchers.get(key) ?? []) changed(value);
    },
  };
}

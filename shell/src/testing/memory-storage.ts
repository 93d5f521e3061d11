import type { BrowserStorage } from "../core/storage/browser-storage.ts";

/** An in-memory storage for tests. `fromAnotherTab` writes as another tab would. */
export function createMemoryStorage(initial: Readonly<Record<string, string>> = {}) {
  const values = new Map(Object.entries(initial));
  const watchers = new Map<string, Set<(value: string | null) => void>>();
  const storage: BrowserStorage = {
    read: (key) => values.get(key) ?? null,
    write: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
    removeAll(matches) {
      for (const [key, value] of values) if (matches(key, value)) values.delete(key);
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
    fromAnotherTab(key: string, value: string | null) {
      if (value === null) values.delete(key);
      else values.set(key, value);
      for (const changed of watchers.get(key) ?? []) changed(value);
    },
  };
}

/** The browser's storage for this origin. Never throws: blocked or full storage keeps nothing and reads as empty. */
export interface BrowserStorage {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
  /** Removes every key that `matches`, including keys that only this tab holds. */
  removeAll(matches: (key: string, value: string) => boolean): void;
  /** Calls back when another tab changes `key`; `null` means removed. Returns a function that stops it. */
  watch(key: string, changed: (value: string | null) => void): () => void;
}

export function createBrowserStorage(page: Window): BrowserStorage {
  const attempt = <T>(work: (storage: Storage) => T, otherwise: T): T => {
    try {
      return work(page.localStorage);
    } catch (error) {
      // SecurityError (blocked by the person's settings) or QuotaExceededError: the product works without storage.
      console.warn("Browser storage is not available", error);
      return otherwise;
    }
  };
  return {
    read: (key) => attempt((storage) => storage.getItem(key), null),
    write: (key, value) => attempt((storage) => storage.setItem(key, value), undefined),
    remove: (key) => attempt((storage) => storage.removeItem(key), undefined),
    removeAll(matches) {
      const removeFrom = (storage: Storage) => {
        const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
        for (const key of keys) if (key !== null && matches(key, storage.getItem(key) ?? "")) storage.removeItem(key);
      };
      attempt(removeFrom, undefined);
      attempt(() => removeFrom(page.sessionStorage), undefined);
    },
    watch(key, changed) {
      const listen = (event: StorageEvent) => {
        // A null key is what `localStorage.clear()` in another tab sends.
        if (event.key === key || event.key === null) changed(event.key === null ? null : event.newValue);
      };
      page.addEventListener("storage", listen);
      return () => page.removeEventListener("storage", listen);
    },
  };
}

/** Parses a stored value as JSON; undefined when it's malformed. */
export function readJson(storage: BrowserStorage, key: string): unknown {
  const text = storage.read(key);
  return text === null ? undefined : parseJson(key, text);
}

/** Like `readJson`, for a value that has been read. */
export function parseJson(key: string, text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    console.warn(`Ignoring a malformed ${key}`, error);
    return undefined;
  }
}

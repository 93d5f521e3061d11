import type { CopyStorage } from "../device/own-copy.ts";

/** In-memory browser storage for tests. `refuse` makes it act full. */
export function createMemoryStorage({ refuse = false } = {}): CopyStorage & { readonly values: Map<string, string> } {
  const values = new Map<string, string>();
  return {
    values,
    getItem: (key) => values.get(key) ?? null,
    setItem(key, value) {
      if (refuse) throw new DOMException("full", "QuotaExceededError");
      values.set(key, value);
    },
    removeItem: (key) => void values.delete(key),
  };
}

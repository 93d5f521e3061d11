import { STORAGE_KEYS } from "@atrium/shared-contracts/spec";
import { BehaviorSubject, type Observable } from "@atrium/shared-contracts/rx";
import type { BrowserStorage } from "../storage/browser-storage.ts";

export const readCollapsed = (storage: BrowserStorage): boolean =>
  storage.read(STORAGE_KEYS.sidebarCollapsed) === "true";

interface CollapsedStore {
  readonly collapsed$: Observable<boolean>;
  readonly collapsed: boolean;
  toggle(): void;
}

const stores = new WeakMap<BrowserStorage, CollapsedStore>();

/** Whether the sidebar is collapsed: shared across the page and remembered on this device. */
export function collapsedStore(storage: BrowserStorage): CollapsedStore {
  const known = stores.get(storage);
  if (known) return known;
  const state = new BehaviorSubject(readCollapsed(storage));
  const store: CollapsedStore = {
    collapsed$: state.asObservable(),
    get collapsed() {
      return state.value;
    },
    toggle() {
      storage.write(STORAGE_KEYS.sidebarCollapsed, String(!state.value));
      state.next(!state.value);
    },
  };
  stores.set(storage, store);
  return store;
}

import { STORAGE_KEYS } from "@atrium/shared-contracts/spec";
import { BehaviorSubject, type Observable } from "@atrium/shared-contracts/rx";
import type { BrowserStorage } from "../storage/browser-storage.ts";

/** Whether single-character shortcuts are on (WCAG 2.1.4 requires a way to turn them off). Stored on this device. */
export interface CharacterKeys {
  readonly on$: Observable<boolean>;
  readonly on: boolean;
  turn(on: boolean): void;
}

const stores = new WeakMap<BrowserStorage, CharacterKeys>();

export function characterKeys(storage: BrowserStorage): CharacterKeys {
  const known = stores.get(storage);
  if (known) return known;
  const state = new BehaviorSubject(storage.read(STORAGE_KEYS.characterKeys) !== "off");
  storage.watch(STORAGE_KEYS.characterKeys, (value) => state.next(value !== "off"));
  const store: CharacterKeys = {
    on$: state.asObservable(),
    get on() {
      return state.value;
    },
    turn(on) {
      if (on) storage.remove(STORAGE_KEYS.characterKeys);
      else storage.write(STORAGE_KEYS.characterKeys, "off");
      state.next(on);
    },
  };
  stores.set(storage, store);
  return store;
}

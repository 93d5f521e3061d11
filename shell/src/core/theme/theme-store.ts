import type { ThemeMode, ThemeState } from "@atrium/shared-contracts/contract";
import { STORAGE_KEYS, THEME_COLOR } from "@atrium/shared-contracts/spec";
import { BehaviorSubject, type Observable } from "@atrium/shared-contracts/rx";
import { COLOR_SCHEME_ATTRIBUTE } from "@atrium/shared-ui/styles";
import type { BrowserStorage } from "../storage/browser-storage.ts";
import { isThemeMode, nextTheme, resolveTheme } from "./theme-choice.ts";

export interface ThemeStore {
  readonly state$: Observable<ThemeState>;
  readonly state: ThemeState;
  choose(mode: ThemeMode): void;
  /** Cycles light, dark, system, light. */
  toggle(): void;
}

/** This device's theme: stored, set on the root element, and following the system live while the choice is "system". */
export function createThemeStore(storage: BrowserStorage, page: Window): ThemeStore {
  const system = page.matchMedia("(prefers-color-scheme: dark)");
  const read = (value: string | null): ThemeMode => (isThemeMode(value) ? value : "system");
  const stateOf = (mode: ThemeMode): ThemeState => ({ mode, resolved: resolveTheme(mode, system.matches) });
  const state = new BehaviorSubject(stateOf(read(storage.read(STORAGE_KEYS.theme))));

  const show = (next: ThemeState) => {
    page.document.documentElement.setAttribute(COLOR_SCHEME_ATTRIBUTE, next.resolved);
    page.document.querySelector('meta[name="theme-color"]')?.setAttribute("content", THEME_COLOR[next.resolved]);
    state.next(next);
  };
  const choose = (mode: ThemeMode) => {
    storage.write(STORAGE_KEYS.theme, mode);
    show(stateOf(mode));
  };

  show(state.value);
  system.addEventListener("change", () => show(stateOf(state.value.mode)));
  storage.watch(STORAGE_KEYS.theme, (value) => show(stateOf(read(value))));
  return {
    state$: state.asObservable(),
    get state() {
      return state.value;
    },
    choose,
    toggle: () => choose(nextTheme(state.value.mode)),
  };
}

import type { highlightPlugins } from "./highlighter.ts";
import { useEffect, useSyncExternalStore } from "react";

type Plugins = typeof highlightPlugins;

const NO_PLUGINS: Plugins = [];
let loaded: Plugins | undefined;
let loading: Promise<void> | undefined;
const listeners = new Set<() => void>();

/** Fetches the grammars; they are as heavy as the renderer itself, and many threads show no code. */
export function loadHighlighter(): Promise<void> {
  loading ??= import("./highlighter.ts").then(
    (module) => {
      loaded = module.highlightPlugins;
      for (const listener of listeners) listener();
    },
    (error: unknown) => {
      // Code stays readable without colours; the next block with code tries again.
      loading = undefined;
      console.warn("Code is shown without colours:", error);
    },
  );
  return loading;
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Plugins that colour code where `wanted`; none until the grammars are there. */
export function useHighlightPlugins(wanted: boolean): Plugins {
  const plugins = useSyncExternalStore(subscribe, () => loaded);
  useEffect(() => {
    if (wanted && !loaded) void loadHighlighter();
  }, [wanted]);
  return wanted ? (plugins ?? NO_PLUGINS) : NO_PLUGINS;
}

import { useEffect, useSyncExternalStore } from "react";

/** Code that's fetched on first use. */
export interface LazyCode<T> {
  /** The code, once it's loaded. */
  current(): T | undefined;
  /** Fetches the code once. Never rejects: a failed fetch is logged, and the next call tries again. */
  load(): Promise<void>;
  /** Calls `listener` when the code has loaded. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

/** @param without logged when the code can't be fetched; says what doesn't work without it */
export function lazyCode<T>(fetchCode: () => Promise<T>, without: string): LazyCode<T> {
  let code: T | undefined;
  let loading: Promise<void> | undefined;
  const listeners = new Set<() => void>();
  return {
    current: () => code,
    load() {
      loading ??= fetchCode().then(
        (fetched) => {
          code = fetched;
          for (const listener of listeners) listener();
        },
        (error: unknown) => {
          loading = undefined;
          console.warn(without, error);
        },
      );
      return loading;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The code once it's loaded. Fetches it if `wanted`. */
export function useLazyCode<T>(lazy: LazyCode<T>, wanted: boolean): T | undefined {
  const code = useSyncExternalStore(lazy.subscribe, lazy.current);
  useEffect(() => {
    if (wanted && lazy.current() === undefined) void lazy.load();
  }, [lazy, wanted]);
  return code;
}

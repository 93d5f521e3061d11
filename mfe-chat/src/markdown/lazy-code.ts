import { useEffect, useSyncExternalStore } from "react";

/** Code that is fetched when it is first wanted. */
export interface LazyCode<T> {
  /** The code, once it is here. */
  current(): T | undefined;
  /** Fetches it once; never rejects. A failed fetch is logged, and the next call tries again. */
  load(): Promise<void>;
  /** Calls `listener` when the code arrives; returns what ends that. */
  subscribe(listener: () => void): () => void;
}

/** `without` says in the console what it means that the code could not be fetched. */
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

/** The code as soon as it is here; fetched while `wanted`. */
export function useLazyCode<T>(lazy: LazyCode<T>, wanted: boolean): T | undefined {
  const code = useSyncExternalStore(lazy.subscribe, lazy.current);
  useEffect(() => {
    if (wanted && lazy.current() === undefined) void lazy.load();
  }, [lazy, wanted]);
  return code;
}

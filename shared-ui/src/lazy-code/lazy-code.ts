import { useEffect, useState, useSyncExternalStore } from "react";

type Outcome<T> =
  | { readonly status: "ready"; readonly code: T }
  | { readonly status: "failed"; readonly error: unknown };

/** Code that's fetched on first use. */
export interface LazyCode<T> {
  /** The code, once it's loaded. */
  current(): T | undefined;
  /** Fetches the code once. Never rejects: a failed fetch is logged, and the next call tries again. */
  load(): Promise<Outcome<T>>;
  /** Calls `listener` when the code has loaded. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

/** @param without logged when the code can't be fetched; says what doesn't work without it */
export function lazyCode<T>(fetchCode: () => Promise<T>, without: string): LazyCode<T> {
  let current: T | undefined;
  let loading: Promise<Outcome<T>> | undefined;
  const listeners = new Set<() => void>();
  return {
    current: () => current,
    load() {
      loading ??= fetchCode().then(
        (code): Outcome<T> => {
          current = code;
          for (const listener of listeners) listener();
          return { status: "ready", code };
        },
        (error: unknown): Outcome<T> => {
          loading = undefined;
          console.warn(without, error);
          return { status: "failed", error };
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

export interface LazyCodeUse<T> {
  /** The code, once it's loaded. */
  readonly code: T | undefined;
  /** Set if it couldn't be fetched. Stays until `retry` is called; a newly mounted component tries again by itself. */
  readonly failure: { readonly error: unknown } | undefined;
  retry(): void;
}

/** @param wanted whether to fetch the code if it isn't loaded yet. Defaults to true. */
export function useLazyCode<T>(lazy: LazyCode<T>, wanted = true): LazyCodeUse<T> {
  const code = useSyncExternalStore(lazy.subscribe, lazy.current);
  const [failure, setFailure] = useState<LazyCodeUse<T>["failure"]>(undefined);
  const isMissing = wanted && code === undefined && failure === undefined;
  useEffect(() => {
    if (!isMissing) return;
    let isHere = true;
    void lazy.load().then((outcome) => {
      if (isHere && outcome.status === "failed") setFailure(outcome);
    });
    return () => void (isHere = false);
  }, [lazy, isMissing]);
  return { code, failure, retry: () => setFailure(undefined) };
}

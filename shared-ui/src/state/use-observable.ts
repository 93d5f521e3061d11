import type { StateStream } from "@atrium/shared-contracts/contract";
import { useMemo, useState, useSyncExternalStore } from "react";
import type { Observable } from "rxjs";

/**
 * The latest value of a stream. Returns `initial` until the stream emits; a stream that replays emits on the first render, so a state needs none.
 * If the stream errors, the error is thrown during render, for the error boundary above.
 */
export function useObservable<T>(source: StateStream<T>): T;
export function useObservable<T>(source: Observable<T>, initial: T): T;
export function useObservable<T>(source: Observable<T>, initial?: T): T | undefined {
  const [first] = useState(initial);
  const store = useMemo(() => observe(source, first), [source, first]);
  return useSyncExternalStore(store.subscribe, store.read, store.read);
}

function observe<T>(source: Observable<T>, initial: T | undefined) {
  let value = initial;
  let failure: { error: unknown } | undefined;
  const listen = (changed: () => void) => {
    const subscription = source.subscribe({
      next(next) {
        if (Object.is(next, value)) return;
        value = next;
        changed();
      },
      error(error: unknown) {
        failure = { error };
        changed();
      },
    });
    return () => subscription.unsubscribe();
  };
  listen(() => {})();
  return {
    subscribe: listen,
    read() {
      if (failure) throw failure.error;
      return value;
    },
  };
}

import type { AuthState, StateStream } from "@atrium/shared-contracts/contract";
import { Observable, map, shareReplay, takeUntil, takeWhile } from "@atrium/shared-contracts/rx";
import { type AuthSnapshot, publicState } from "../../core/auth/auth-snapshot.ts";

/**
 * A read-only version of one of the shell's states: replays the latest value and completes when the session ends. Features can't reach the subject
 * behind it, and a subscriber that throws doesn't affect others: RxJS reports its error asynchronously.
 * @param source has a current value, which it emits at once
 */
export function stateStream<T>(source: Observable<T>, ended$: Observable<unknown>): StateStream<T> {
  return new ReadOnlyState(source.pipe(takeUntil(ended$), shareReplay(1)));
}

class ReadOnlyState<T> extends Observable<T> implements StateStream<T> {
  #latest: { readonly value: T } | undefined;

  /** Subscribes from the start, so that a late subscriber gets the end of this session and never the next person's sign-in. */
  constructor(source: Observable<T>) {
    super((subscriber) => source.subscribe(subscriber));
    source.subscribe((value) => (this.#latest = { value }));
  }

  get value(): T {
    if (!this.#latest) throw new Error("This stream has no value yet");
    return this.#latest.value;
  }
}

/** Like `stateStream`, but for events: nothing is replayed. */
export function eventsOnly<T>(source: Observable<T>, ended$: Observable<unknown>): Observable<T> {
  return new Observable((subscriber) => source.pipe(takeUntil(ended$)).subscribe(subscriber));
}

/**
 * One person's snapshots, up to the first that says their session is over. While they sign out it isn't, because what the page still saves then is
 * theirs.
 */
export const untilOver = (state$: Observable<AuthSnapshot>, userId: string): Observable<AuthSnapshot> =>
  state$.pipe(
    takeWhile(
      (snapshot) =>
        snapshot.status === "authenticated"
          ? snapshot.user.id === userId
          : snapshot.status === "loading" && snapshot.signingOut,
      true,
    ),
  );

/** One person's auth states, including the final signed-out one. Another person who signs in later doesn't appear. */
export function authOf(state$: Observable<AuthSnapshot>, userId: string): StateStream<AuthState> {
  const states$ = state$.pipe(
    map((snapshot): AuthState => {
      const another = snapshot.status === "authenticated" && snapshot.user.id !== userId;
      return another ? { status: "unauthenticated", user: null } : publicState(snapshot);
    }),
    takeWhile((state) => state.status === "authenticated", true),
    shareReplay(1),
  );
  return new ReadOnlyState(states$);
}

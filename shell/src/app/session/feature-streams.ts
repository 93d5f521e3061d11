import type { AuthState } from "@atrium/shared-contracts/contract";
import { Observable, map, shareReplay, takeUntil, takeWhile } from "@atrium/shared-contracts/rx";
import { type AuthSnapshot, publicState } from "../../core/auth/auth-snapshot.ts";

/**
 * A read-only version of one of the shell's streams: replays the latest value and completes when the session ends. Features can't reach the subject
 * behind it, and a subscriber that throws doesn't affect others: RxJS reports its error asynchronously.
 */
export function readOnly<T>(source: Observable<T>, ended$: Observable<unknown>): Observable<T> {
  return source.pipe(takeUntil(ended$), shareReplay(1));
}

/** Like `readOnly`, but for events: nothing is replayed. */
export function eventsOnly<T>(source: Observable<T>, ended$: Observable<unknown>): Observable<T> {
  return new Observable((subscriber) => source.pipe(takeUntil(ended$)).subscribe(subscriber));
}

/** One person's auth states, including the final signed-out one. Another person who signs in later doesn't appear. */
export function authOf(state$: Observable<AuthSnapshot>, userId: string): Observable<AuthState> {
  return state$.pipe(
    map((snapshot): AuthState => {
      const another = snapshot.status === "authenticated" && snapshot.user.id !== userId;
      return another ? { status: "unauthenticated", user: null } : publicState(snapshot);
    }),
    takeWhile((state) => state.status === "authenticated", true),
    shareReplay(1),
  );
}

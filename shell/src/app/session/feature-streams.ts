import type { AuthState } from "@atrium/shared-contracts";
import { Observable, map, shareReplay, takeUntil, takeWhile } from "@atrium/shared-contracts/rx";
import { type AuthSnapshot, publicState } from "../../core/auth/auth-snapshot.ts";

/**
 * A read-only side of one of the shell's streams: replays the latest value, and completes when the session ends. Features cannot reach the
 * subject behind it, and a subscriber that throws harms no other: RxJS reports its error on a stack of its own.
 */
export function readOnly<T>(source: Observable<T>, ended$: Observable<unknown>): Observable<T> {
  return source.pipe(takeUntil(ended$), shareReplay(1));
}

/** As `readOnly`, for events that are not replayed. */
export function eventsOnly<T>(source: Observable<T>, ended$: Observable<unknown>): Observable<T> {
  return new Observable((subscriber) => source.pipe(takeUntil(ended$)).subscribe(subscriber));
}

/** One person's sign-in, up to and including its end; another person who signs in later does not appear. */
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

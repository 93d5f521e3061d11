import {
  BehaviorSubject,
  Observable,
  Subject,
  Subscription,
  distinctUntilChanged,
  exhaustMap,
  map,
  merge,
} from "@atrium/shared-contracts/rx";
import type { LiveAction } from "./live-action.ts";
import { type LiveState, NO_TURNS, liveReducer } from "./live-state.ts";
import { typingDelay } from "./typing-delay.ts";

export interface LiveStore {
  /** The newest state, including this frame's chunks. */
  readonly state: LiveState;
  /** Starts with the latest. */
  readonly state$: Observable<LiveState>;
  /** What the views show. Follows `state` immediately, except for text, which is only updated with `nextFrame`. */
  readonly visible: LiveState;
  dispatch(action: LiveAction): void;
  /** Calls the listener when `visible` has changed. */
  subscribe(listener: () => void): () => void;
  stop(): void;
}

/** @param nextFrame runs its argument before the next paint, or soon if nothing is painted */
export function createLiveStore(nextFrame: (run: () => void) => void): LiveStore {
  const state = new BehaviorSubject(NO_TURNS);
  const visible = new BehaviorSubject(NO_TURNS);
  const textAdded = new Subject<void>();
  const changed = new Subject<void>();
  const shown = new Subject<LiveState>();
  const subscriptions = new Subscription();
  const frame$ = new Observable<void>((subscriber) =>
    nextFrame(() => {
      subscriber.next();
      subscriber.complete();
    }),
  );

  const dispatch = (action: LiveAction) => {
    const next = liveReducer(state.value, action);
    if (next === state.value) return;
    state.next(next);
    (action.type === "chunk" ? textAdded : changed).next();
  };

  const newest = () => state.value;
  subscriptions.add(shown.subscribe(visible));
  subscriptions.add(
    typingDelay(changed.pipe(map(newest))).subscribe((messageId) =>
      dispatch({ type: "typing-delay-passed", messageId }),
    ),
  );
  subscriptions.add(
    merge(changed, textAdded.pipe(exhaustMap(() => frame$)))
      .pipe(map(newest), distinctUntilChanged())
      .subscribe(shown),
  );

  return {
    get state() {
      return state.value;
    },
    state$: state.asObservable(),
    get visible() {
      return visible.value;
    },
    dispatch,
    subscribe(listener) {
      const subscription = shown.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    stop: () => subscriptions.unsubscribe(),
  };
}

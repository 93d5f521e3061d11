import {
  NEVER,
  type Observable,
  type ObservableInput,
  Subject,
  debounceTime,
  defer,
  distinctUntilChanged,
  exhaustMap,
  filter,
  from,
  map,
  merge,
  startWith,
  switchMap,
  tap,
  timer,
} from "@atrium/shared-contracts/rx";
import { isUnsettled } from "../conversation/conversation-id.ts";
import type { LiveState } from "../live/live-state.ts";
import { type LiveTurn, isRunning } from "../live/live-turn.ts";
import { whilePresent } from "../live/while-present.ts";
import { hasGap } from "../live/turn-text.ts";

/** Milliseconds between polls of a running turn without a socket. */
const POLL_HTTP_MS = 1_000;
/** With a socket: after this long without new text, the turn's end may have been missed. Milliseconds. */
const SILENCE_MS = 10_000;
/** How long to wait for a missing chunk before requesting a snapshot. Milliseconds. */
const GAP_GRACE_MS = 400;

export interface TurnWatchPorts {
  /** Replays the latest state. */
  readonly live$: Observable<LiveState>;
  /** Whether events arrive over the socket. Replays the latest. */
  readonly connected$: Observable<boolean>;
  /** Fetches the conversation with its running turn. */
  fetchThread(conversationId: string): ObservableInput<unknown>;
}

/** Watches running turns, and asks the server for a turn's state when its events don't arrive. Emits what it has fetched. */
export const watchTurns = ({ live$, connected$, fetchThread }: TurnWatchPorts): Observable<unknown> =>
  live$.pipe(
    // The server doesn't know a temporary id. The outbox learns the real one.
    map((live) => runningIds(live, ({ conversationId: id }) => (isUnsettled(id) ? undefined : id))),
    whilePresent((conversationId) =>
      defer(() => {
        const fetched = new Subject<void>();
        /** Restarts with each fetch of the conversation, which says as much as events would. */
        const isDue = (turn$: Observable<LiveTurn>) =>
          fetched.pipe(
            startWith(undefined),
            switchMap(() => connected$),
            switchMap((connected) => (connected ? merge(missingChunk(turn$), silence(turn$)) : timer(POLL_HTTP_MS))),
          );
        return live$.pipe(
          map((live) =>
            runningIds(live, (turn) => (turn.conversationId === conversationId ? turn.messageId : undefined)),
          ),
          whilePresent((messageId) => isDue(turnOf(live$, messageId))),
          exhaustMap(() => from(fetchThread(conversationId)).pipe(tap({ complete: () => fetched.next() }))),
        );
      }),
    ),
  );

/** Emits when a chunk is missing and still hasn't arrived after the grace time. */
const missingChunk = (turn$: Observable<LiveTurn>) =>
  turn$.pipe(
    map(({ text }) => hasGap(text)),
    distinctUntilChanged(),
    switchMap((gap) => (gap ? timer(GAP_GRACE_MS) : NEVER)),
  );

/** Emits when no new text has arrived for a long time. */
const silence = (turn$: Observable<LiveTurn>) =>
  turn$.pipe(
    map(({ text }) => text.shown),
    distinctUntilChanged(),
    debounceTime(SILENCE_MS),
  );

const turnOf = (live$: Observable<LiveState>, messageId: string) =>
  live$.pipe(
    map(({ turns }) => turns.get(messageId)),
    filter((turn) => turn !== undefined),
  );

/** Ids of the turns that run on the server. */
function runningIds({ turns }: LiveState, idOf: (turn: LiveTurn) => string | undefined): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const turn of turns.values()) {
    const id = isRunning(turn) && turn.turnId !== null ? idOf(turn) : undefined;
    if (id !== undefined) ids.add(id);
  }
  return ids;
}

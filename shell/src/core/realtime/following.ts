import { REALTIME_CLIENT } from "@atrium/shared-contracts/spec";
import {
  type Observable,
  Subject,
  filter,
  fromEvent,
  map,
  merge,
  scan,
  take,
  takeUntil,
} from "@atrium/shared-contracts/rx";
import type { RealtimeClient, RealtimeListener } from "./client.ts";
import type { Seen } from "./seen.ts";
import { type FollowerMessage, type LeaderMessage, type TabMessage, isOfLeader, tell } from "./tab-message.ts";
import { unanswered } from "./unanswered.ts";

/** After this many answers from a hidden tab without a connection, a visible one takes over: browsers slow the timers of hidden tabs down. */
const WEAK_ANSWERS = 3;

type State = Extract<LeaderMessage, { readonly kind: "state" }>;

export interface Follower extends RealtimeClient {
  /** Emits once if this tab had better have the connection: the one that does is frozen, or can't get it back. */
  readonly needed$: Observable<unknown>;
}

/** Uses another tab's connection. */
export function follow(channel: BroadcastChannel, on: RealtimeListener, seen: Seen, page: Document): Follower {
  const said = new Subject<LeaderMessage>();
  const closed = new Subject<void>();
  const unsent = new Map<string, (error?: Error) => void>();
  let count = 0;
  /** This tab may have missed what its next attachment won't bring. */
  let behind = false;
  const ask = (message: FollowerMessage) => tell(channel, message);
  const ping = () => ask({ kind: "ping" });

  const failUnsent = () => {
    for (const settle of unsent.values()) settle(new Error("The realtime connection has moved to another tab"));
  };
  /** What's known of a connection when this tab first hears of it, or hears that it missed something of it. */
  const catchUp = (state: State) => {
    on.connection(state.status);
    behind = !seen.reaches(state.serial);
    seen.moveTo(state.serial);
    if (state.attached) attach(true);
  };
  const attach = (resumed: boolean) => {
    on.attached(resumed && !behind);
    behind = false;
  };
  /** An event counts once, whoever brings it. */
  const hear = (message: LeaderMessage) => {
    if (message.kind === "event" && seen.isNew(message.message.id)) on.message(message.message);
  };

  const receive = (message: LeaderMessage) => {
    if (message.term < seen.term) return hear(message);
    said.next(message);
    if (message.kind === "state") {
      if (message.term === seen.term && message.count === count) return;
      if (message.term > seen.term) failUnsent();
      seen.term = message.term;
      ({ count } = message);
      return catchUp(message);
    }
    if (message.term !== seen.term || message.count !== count + 1) {
      // Something before it is missing. The state says what.
      ping();
      return hear(message);
    }
    count = message.count;
    switch (message.kind) {
      case "connection":
        return on.connection(message.status, message.reason);
      case "attached":
        seen.moveTo(message.serial);
        return attach(message.resumed);
      case "event":
        seen.moveTo(message.serial);
        return hear(message);
      case "sent":
        return unsent.get(message.ref)?.(message.error === undefined ? undefined : new Error(message.error));
    }
  };

  fromEvent<MessageEvent<TabMessage>>(channel, "message")
    .pipe(
      takeUntil(closed),
      map(({ data }) => data),
      filter(isOfLeader),
    )
    .subscribe(receive);
  ping();

  const isWeak = (message: LeaderMessage) =>
    message.kind === "state" && message.hidden && !page.hidden && !(message.status === "connected" && message.attached);
  const weak$ = said.pipe(
    filter(({ kind }) => kind === "state"),
    scan((answers, state) => (isWeak(state) ? answers + 1 : 0), 0),
    filter((answers) => answers === WEAK_ANSWERS),
  );

  return {
    needed$: merge(unanswered(said, ping), weak$).pipe(take(1), takeUntil(closed)),
    publish: (message) =>
      new Promise((resolve, reject) => {
        const ref = crypto.randomUUID();
        const settle = (error?: Error) => {
          clearTimeout(timeout);
          unsent.delete(ref);
          if (error) reject(error);
          else resolve();
        };
        const timeout = setTimeout(
          () => settle(new Error("The tab with the realtime connection didn't answer")),
          REALTIME_CLIENT.requestTimeoutMs,
        );
        unsent.set(ref, settle);
        ask({ kind: "publish", ref, message });
      }),
    reconnect: () => ask({ kind: "reconnect" }),
    close() {
      closed.next();
      failUnsent();
    },
  };
}

import type { ConnectionState, HttpClient } from "@atrium/shared-contracts/contract";
import {
  BehaviorSubject,
  Observable,
  ReplaySubject,
  Subject,
  defer,
  filter,
  firstValueFrom,
  forkJoin,
  fromEvent,
  map,
  merge,
  scan,
  startWith,
  switchMap,
  takeUntil,
} from "@atrium/shared-contracts/rx";
import {
  type OutboundMessage,
  type RealtimeEvent,
  RealtimeSubscribed,
  realtimeCalls,
  userChannel,
} from "@atrium/shared-contracts/wire";
import { abortable } from "../http/abortable.ts";
import type { OpenRealtime, RealtimeClient } from "./client.ts";
import { CONNECTING, type ConnectionEvent, reduceConnection } from "./connection-reducer.ts";
import { readInboundEvent } from "./inbound-event.ts";
import { type RealtimeGrant, readTokenAnswer } from "./token-answer.ts";
import { skippedWithoutRealtime, untilAvailable } from "./until-available.ts";

export interface RealtimeSession {
  readonly connection$: Observable<ConnectionState>;
  readonly events$: Observable<RealtimeEvent>;
  publish(message: OutboundMessage): Promise<void>;
  reconnect(): void;
  close(): void;
}

export interface RealtimeSessionDeps {
  readonly userId: string;
  readonly http: HttpClient;
  /** Loads what connects. */
  open(): Promise<OpenRealtime>;
  readonly random?: () => number;
  /** A clock that only goes forward, in milliseconds. */
  readonly clock?: () => number;
}

/** What's sent to the channel is dated when its transaction begins, and can be seen this much later. Milliseconds. */
const COMMIT_LAG_MS = 3_000;

/** For how long an unused token is certainly valid. Milliseconds. */
const FRESH_MS = 60_000;

/** For how long nothing was sent to the channel, in milliseconds; 0 if the server doesn't say. */
function readQuietTime(answer: unknown): number {
  const read = RealtimeSubscribed.safeParse(answer);
  return (read.success ? read.data.quietForMs : undefined) ?? 0;
}

/** The realtime connection of one signed-in session. What fails is retried later; until then the product works over HTTP. */
export function openRealtimeSession({
  userId,
  http,
  open,
  random = Math.random,
  clock = () => performance.now(),
}: RealtimeSessionDeps): RealtimeSession {
  const connection = new BehaviorSubject<ConnectionState>(CONNECTING);
  const client = new BehaviorSubject<RealtimeClient | undefined>(undefined);
  const events = new Subject<RealtimeEvent>();
  const happened = new Subject<ConnectionEvent>();
  const reconnectAsked = new Subject<void>();
  const closed = new ReplaySubject<void>(1);

  const openedAt = clock();
  /** Whether this session has been heard before: everything sent since then has arrived, or counts as missed. */
  let heard = false;
  /** Features have loaded their data since the session opened. If nothing was sent since, they have missed nothing. */
  const missedAtFirst = (quietForMs: number) => !heard && quietForMs < clock() - openedAt + COMMIT_LAG_MS;

  const unavailable = (reason: string) => happened.next({ type: "unavailable", reason });
  const reconnect$ = merge(reconnectAsked, fromEvent(window, "online"));
  // Not `http.call`: other servers answer in other shapes than ours.
  const { token, subscribe } = realtimeCalls;
  const grant$ = abortable((signal) => http.request(token.method, token.path, { signal })).pipe(map(readTokenAnswer));
  // The answer is only a hint: after any successful one, the server is listening.
  const quietTime$ = abortable((signal) =>
    http.request(subscribe.method, subscribe.path, { body: {}, repeatable: true, signal }),
  ).pipe(map(readQuietTime));

  /** A client that is closed when nobody needs it any more. */
  const clientOf = (openClient: OpenRealtime, grant: RealtimeGrant) =>
    new Observable<RealtimeClient>((subscriber) => {
      const unusedTokens = [grant.token];
      const grantedAt = clock();
      const opened = openClient(grant.channel ?? userChannel(userId), grant.options, {
        // Rejects once the session is closed: the next token would be somebody else's.
        // While another tab has the connection, this tab's token isn't used, and may be needed when it has expired.
        token: async () =>
          (clock() - grantedAt < FRESH_MS && unusedTokens.shift()) ||
          (await firstValueFrom(grant$.pipe(takeUntil(closed)))).token,
        connection: (status, reason) => happened.next({ type: "connection", status, ...(reason ? { reason } : {}) }),
        attached: (resumed) => happened.next({ type: "attached", missed: heard && !resumed }),
        message(message) {
          const event = readInboundEvent(message);
          if (event) events.next(event);
        },
      });
      subscriber.next(opened);
      return () => opened.close();
    });

  /** Until there's a client, a reconnection starts over. After that, the client itself reconnects. */
  const opened$ = reconnect$.pipe(
    startWith(undefined),
    takeUntil(client.pipe(filter((opened) => opened !== undefined))),
    switchMap(() =>
      forkJoin([defer(open), grant$]).pipe(
        switchMap(([openClient, grant]) => clientOf(openClient, grant)),
        untilAvailable(unavailable, random, skippedWithoutRealtime),
      ),
    ),
  );

  /** After each attachment, the server is told to listen on the channel. */
  const subscribed$ = happened.pipe(
    filter(({ type }) => type === "attached"),
    switchMap(() => quietTime$.pipe(untilAvailable(unavailable, random))),
  );

  happened.pipe(scan(reduceConnection, CONNECTING)).subscribe(connection);
  subscribed$.pipe(takeUntil(closed)).subscribe((quietForMs) => {
    const missed = missedAtFirst(quietForMs);
    heard = true;
    happened.next({ type: "subscribed", missed });
  });
  opened$.pipe(takeUntil(closed)).subscribe((opened) => client.next(opened));
  reconnect$.pipe(takeUntil(closed)).subscribe(() => client.value?.reconnect());

  return {
    connection$: connection.asObservable(),
    events$: events.asObservable(),
    async publish(message) {
      if (connection.value.status !== "connected" || !client.value)
        throw new Error("The realtime connection is not there");
      await client.value.publish(message);
    },
    reconnect: () => reconnectAsked.next(),
    close() {
      closed.next();
      happened.next({ type: "connection", status: "closed" });
      happened.complete();
      events.complete();
    },
  };
}

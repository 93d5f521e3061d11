import { type ConnectionState, type ShellApi, HttpError } from "@atrium/shared-contracts/contract";
import { DEFAULT_SETTINGS } from "@atrium/shared-contracts/wire/chat";
import { BehaviorSubject, NEVER, Observable, Subject, map } from "@atrium/shared-contracts/rx";
import { QueryClient } from "@atrium/shared-ui/query";
import { publicState } from "../../core/auth/auth-snapshot.ts";
import type { FeatureSession } from "../../federation/host/feature-host.tsx";
import type { Host } from "../../views/host/host.ts";
import { createFeatureApis } from "../session/feature-apis.ts";
import { eventsOnly, stateStream } from "../session/feature-streams.ts";
import { ownCalls } from "../session/own-calls.ts";

/** What features get on a page that anyone may visit. */
export interface VisitorSession extends FeatureSession {
  readonly queryClient: QueryClient;
  /** Call when the page is left: what features get follows nobody any more. */
  close(): void;
}

const NO_REALTIME: ConnectionState = { status: "closed", httpOnly: true, continuityLosses: 0 };

/**
 * What the features of a public page get. It's nobody's: calls are made as whoever is signed in, if anyone, but nothing is stored, there's
 * no realtime connection, and who's signed in may change.
 */
export function openVisitorSession(host: Host): VisitorSession {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: "always" },
      mutations: { retry: false, networkMode: "always" },
    },
  });
  const over$ = new Subject<void>();
  const refuse = () => Promise.reject(new HttpError("Not authenticated", 401));
  const apis = createFeatureApis({
    host,
    userId: undefined,
    http: ownCalls(host.http, () => false),
    isOver: () => true,
    signOut: refuse,
    streams: {
      auth$: stateStream(host.auth.state$.pipe(map(publicState)), over$),
      theme$: stateStream(host.theme.state$, over$),
      language$: stateStream(host.language.language$, over$),
      settings$: stateStream(new BehaviorSubject(DEFAULT_SETTINGS), over$),
      connectivity$: stateStream(host.connection.state$, over$),
      connection$: stateStream(new BehaviorSubject(NO_REALTIME), over$),
      events$: eventsOnly(NEVER, over$),
    },
    realtime: { publish: refuse, reconnect() {} },
    settings: { update: async () => ({ savedToServer: false }), reset: async () => {} },
    notifications: { add() {} },
    overlays: { open() {} },
    queryClient,
    storage: NOTHING_STORED,
  });
  return {
    queryClient,
    shellApi: apis.of,
    textsOf: apis.textsOf,
    retryTexts: apis.retryTexts,
    close() {
      over$.next();
      queryClient.clear();
    },
  };
}

/** A session for as long as somebody is subscribed. */
export const visitorSession = (host: Host): Observable<VisitorSession> =>
  new Observable((subscriber) => {
    const session = openVisitorSession(host);
    subscriber.next(session);
    return session.close;
  });

const NOTHING_STORED: ShellApi["storage"] = { read: () => undefined, write() {}, remove() {} };

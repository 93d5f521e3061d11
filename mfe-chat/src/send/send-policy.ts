import type { ConnectionState } from "@atrium/shared-contracts/contract";
import { REALTIME_MESSAGE_WAIT_MS, SOCKET_SEND_BACKOFF_MS, SOCKET_SEND_RETRIES } from "@atrium/shared-contracts/spec";
import {
  type Observable,
  type ObservableInput,
  catchError,
  defer,
  filter,
  map,
  merge,
  retry,
  switchMap,
  take,
  timer,
} from "@atrium/shared-contracts/rx";
import type { SendErrorKey } from "./send-error.ts";

/** The server's confirmation of a message, and the path it came by. */
export interface Delivery<Answer> {
  readonly path: "socket" | "http";
  readonly answer: Answer;
}

/** What sending depends on. */
export interface SendPorts<Accepted, Posted> {
  /** Replays the latest state. */
  readonly connection$: Observable<Pick<ConnectionState, "status" | "httpOnly">>;
  /** Emits when the socket has accepted the message, or errors if it doesn't. */
  publish(): ObservableInput<unknown>;
  /** Emits when the server confirms over the socket that it has the message. */
  readonly accepted$: Observable<Accepted>;
  /** Emits when the server says over the socket that it won't take the message, however often it's sent. */
  readonly refused$: Observable<unknown>;
  post(): ObservableInput<Posted>;
  /** Called with the reason for giving up on the socket, before trying HTTP. */
  onFallback?(reason: SendErrorKey): void;
}

/** Why the socket isn't tried (again). */
class NoSocketError extends Error {
  override readonly name = "NoSocketError";
}
/** The server didn't confirm a published message in time. */
class UnconfirmedError extends Error {
  override readonly name = "UnconfirmedError";
}

/**
 * Sends over the socket, then over HTTP with the same id. Waits up to 5 s for the connection, publishes, and waits up to 5 s for the
 * server's confirmation. Makes three attempts, with a back-off of 1 s times the attempt number. Goes straight to HTTP in HTTP-only
 * mode, if the connection isn't up in time, or when the message is refused. A confirmation counts whenever it arrives. Fails with the
 * HTTP call's error, which says more than a refusal.
 */
export function send<Accepted, Posted>(ports: SendPorts<Accepted, Posted>): Observable<Delivery<Accepted | Posted>> {
  const confirmed$ = ports.accepted$.pipe(map((answer) => ({ path: "socket" as const, answer })));
  const posted$ = defer(() => ports.post()).pipe(map((answer) => ({ path: "http" as const, answer })));
  const refused$ = ports.refused$.pipe(
    map(() => {
      throw new NoSocketError("refused");
    }),
  );
  return merge(confirmed$, merge(publishing(ports), refused$).pipe(catchError(() => posted$))).pipe(take(1));
}

/** Publishes until the attempts are used up, and then fails: what ends it earlier is the confirmation. */
function publishing({ connection$, publish, onFallback }: SendPorts<unknown, unknown>): Observable<never> {
  return connectionWithin(REALTIME_MESSAGE_WAIT_MS, connection$).pipe(
    switchMap((connection) => {
      if (connection === "connected") return publish();
      if (connection === "timeout") onFallback?.("sendError.socket");
      throw new NoSocketError(connection);
    }),
    switchMap(() => timer(REALTIME_MESSAGE_WAIT_MS)),
    map(() => {
      throw new UnconfirmedError();
    }),
    retry({
      count: SOCKET_SEND_RETRIES - 1,
      delay(error, attempt) {
        if (error instanceof NoSocketError) throw error;
        return timer(SOCKET_SEND_BACKOFF_MS * attempt);
      },
    }),
  );
}

/** What the connection is as soon as that decides how to send, or that it wasn't decided in time. */
const connectionWithin = (
  ms: number,
  connection$: SendPorts<unknown, unknown>["connection$"],
): Observable<"connected" | "http-only" | "timeout"> =>
  merge(
    connection$.pipe(
      filter(({ status, httpOnly }) => httpOnly || status === "connected"),
      map(({ httpOnly }) => (httpOnly ? "http-only" : "connected")),
    ),
    timer(ms).pipe(map(() => "timeout" as const)),
  ).pipe(take(1));

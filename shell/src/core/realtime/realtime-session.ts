import { type ConnectionState, type HttpClient, HttpError } from "@atrium/shared-contracts/contract";
import {
  type OutboundMessage,
  type RealtimeEvent,
  type RealtimeOptions,
  realtimeCalls,
  userChannel,
} from "@atrium/shared-contracts/wire";
import { BehaviorSubject, type Observable, Subject } from "@atrium/shared-contracts/rx";
import { jitteredPause } from "../retry/back-off.ts";
import { CONNECTING, type ConnectionEvent, reduceConnection } from "./connection-reducer.ts";
import { readInboundEvent } from "./inbound-event.ts";
import type { RealtimeClient, RealtimeClientHandlers } from "./realtime-client.ts";
import { readTokenAnswer } from "./token-answer.ts";

/** Pauses between retries of the realtime service in HTTP-only mode. Jitter keeps each pause above half its length. */
const UNAVAILABLE_BACK_OFF = { firstMs: 10_000, maxMs: 300_000 } as const;

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
  /** Loads the SDK. */
  open(): Promise<(channel: string, options: RealtimeOptions, on: RealtimeClientHandlers) => RealtimeClient>;
  readonly random?: () => number;
}

/** The realtime connection of one signed-in session. What fails is retried later; until then the product works over HTTP. */
export function openRealtimeSession({
  userId,
  http,
  open,
  random = Math.random,
}: RealtimeSessionDeps): RealtimeSession {
  const connection = new BehaviorSubject<ConnectionState>(CONNECTING);
  const events = new Subject<RealtimeEvent>();
  const stopped = new AbortController();
  let client: RealtimeClient | undefined;
  let starting = false;
  let failures = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let firstToken: string | undefined;

  const happened = (event: ConnectionEvent) => {
    if (stopped.signal.aborted) return;
    connection.next(reduceConnection(connection.value, event));
  };
  const unavailable = (error: unknown, again: () => void) => {
    if (stopped.signal.aborted) return;
    happened({ type: "unavailable", reason: error instanceof Error ? error.message : String(error) });
    clearTimeout(retry);
    const pauseMs = jitteredPause(failures, UNAVAILABLE_BACK_OFF, () => 0.5 + random() / 2);
    failures += 1;
    retry = setTimeout(again, pauseMs);
  };
  const fetchGrant = async () => {
    // Other servers answer in other shapes than ours.
    const { method, path } = realtimeCalls.token;
    return readTokenAnswer(await http.request(method, path, { signal: stopped.signal }));
  };

  async function subscribe(): Promise<void> {
    try {
      await http.call(realtimeCalls.subscribe, { body: {}, signal: stopped.signal });
      failures = 0;
      happened({ type: "subscribed" });
    } catch (error) {
      unavailable(error, () => void subscribe());
    }
  }

  const handlers: RealtimeClientHandlers = {
    async token() {
      const given = firstToken ?? (await fetchGrant()).token;
      firstToken = undefined;
      return given;
    },
    connection: (status, reason) => happened({ type: "connection", status, ...(reason ? { reason } : {}) }),
    attached(resumed) {
      happened({ type: "attached", resumed });
      void subscribe();
    },
    message(message) {
      const event = readInboundEvent(message);
      if (event) events.next(event);
    },
  };

  async function start(): Promise<void> {
    if (starting || client || stopped.signal.aborted) return;
    starting = true;
    clearTimeout(retry);
    try {
      const [openClient, grant] = await Promise.all([open(), fetchGrant()]);
      if (stopped.signal.aborted) return;
      firstToken = grant.token;
      client = openClient(grant.channel ?? userChannel(userId), grant.options, handlers);
    } catch (error) {
      // A server without realtime answers 404, which won't change soon.
      if (error instanceof HttpError && error.status === 404) failures = Math.max(failures, 5);
      unavailable(error, () => void start());
    } finally {
      starting = false;
    }
  }

  const reconnect = () => {
    if (stopped.signal.aborted) return;
    failures = 0;
    if (client) client.reconnect();
    else void start();
  };
  globalThis.addEventListener("online", reconnect);
  void start();

  return {
    connection$: connection.asObservable(),
    events$: events.asObservable(),
    async publish(message) {
      if (connection.value.status !== "connected" || !client) throw new Error("The realtime connection is not there");
      await client.publish(message);
    },
    reconnect,
    close() {
      stopped.abort(new Error("Signed out"));
      globalThis.removeEventListener("online", reconnect);
      clearTimeout(retry);
      client?.close();
      connection.next({ status: "closed", httpOnly: false, continuityLosses: connection.value.continuityLosses });
      connection.complete();
      events.complete();
    },
  };
}

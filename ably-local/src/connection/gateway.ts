import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { type WebSocket, WebSocketServer } from "ws";
import type { Clock } from "../clock/clock.ts";
import { type Admission, admit, queryCredential } from "../auth/credential.ts";
import { identify } from "../auth/grant.ts";
import { Action } from "../protocol/action.ts";
import { describe, type ErrorInfo, Refusal, type Report } from "../protocol/error-info.ts";
import { incomingFrame } from "../protocol/frame.ts";
import type { Format } from "../protocol/format.ts";
import { MAX_FRAME_BYTES, PRESENCE_GRACE_MS } from "../protocol/limits.ts";
import { Connection, type ConnectionOptions } from "./connection.ts";
import type { ConnectionHost, ConnectionHosts } from "./connection-host.ts";
import type { Principal } from "./principal.ts";
import { receive } from "./receive.ts";
import { SocketCounts, type SocketLimits } from "./socket-counts.ts";
import { Transport } from "./transport.ts";

const PULSE_MS = 5_000;
const MAX_PRESENCE_GRACE_MS = 120_000;

function connectionOptions(query: URLSearchParams): ConnectionOptions {
  const grace = Number(query.get("remainPresentFor") ?? PRESENCE_GRACE_MS);
  return {
    echo: query.get("echo") !== "false",
    presenceGrace: Number.isFinite(grace) ? Math.min(Math.max(grace, 0), MAX_PRESENCE_GRACE_MS) : PRESENCE_GRACE_MS,
  };
}

export interface GatewayOptions {
  readonly apps: ConnectionHosts;
  readonly now: Clock;
  readonly report: Report;
  /** Default: any number. */
  readonly sockets?: SocketLimits | undefined;
}

/** Accepts WebSockets: authenticates them, and creates or resumes their connections. */
export class Gateway {
  readonly #apps: ConnectionHosts;
  readonly #now: Clock;
  readonly #report: Report;
  readonly #server = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME_BYTES, perMessageDeflate: false });
  readonly #transports = new Set<Transport>();
  readonly #pulse = setInterval(() => {
    for (const transport of this.#transports) transport.pulse();
  }, PULSE_MS).unref();

  readonly #sockets: SocketLimits | undefined;
  readonly #counts = new SocketCounts();

  constructor({ apps, now, report, sockets }: GatewayOptions) {
    this.#apps = apps;
    this.#now = now;
    this.#report = report;
    this.#sockets = sockets;
  }

  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const { searchParams } = new URL(request.url ?? "/", "ws://localhost");
    const address = this.#sockets?.addressOf(request);
    this.#server.handleUpgrade(request, socket, head, (webSocket) => this.#open(webSocket, searchParams, address));
  }

  #open(socket: WebSocket, query: URLSearchParams, address: string | undefined): void {
    const format: Format = query.get("format") === "msgpack" ? "msgpack" : "json";
    const transport = new Transport(socket, format, query.get("heartbeats") === "true");
    this.#transports.add(transport);
    // A broken or oversized frame ends the socket on its own; its close event follows.
    socket.on("error", () => transport.cut());
    socket.on("close", () => this.#transports.delete(transport));
    try {
      const admission = admit(this.#apps, queryCredential(query), this.#now());
      this.#count(socket, admission, address);
      this.#listen(socket, transport, this.#connect(transport, query, admission));
    } catch (error) {
      const refusal = describe(error, this.#report);
      // Too many sockets isn't fatal: the client keeps trying, and gets in once another one has closed.
      const action = refusal.statusCode === 429 ? Action.DISCONNECTED : Action.ERROR;
      transport.close({ action, error: refusal.info });
    }
  }

  /** @throws AblyError 42910 if its client or address has too many sockets open */
  #count(socket: WebSocket, { app, grant }: Admission<ConnectionHost>, address: string | undefined): void {
    if (this.#sockets === undefined || grant.token === undefined) return;
    const { perClient, perAddress } = this.#sockets;
    const { clientId } = grant;
    if (address !== undefined) this.#counts.hold(socket, `address ${address}`, perAddress);
    if (clientId !== undefined && clientId !== "*")
      this.#counts.hold(socket, `client ${app.id} ${clientId}`, perClient);
  }

  #listen(socket: WebSocket, transport: Transport, connection: Connection): void {
    socket.on("close", () => connection.dropped(transport));
    socket.on("message", (data: Buffer) => {
      transport.heard();
      if (connection.transport !== transport) return;
      try {
        receive(connection, this.#apps, incomingFrame(data, transport.format));
      } catch (error) {
        connection.hangUp({ action: Action.ERROR, error: describe(error, this.#report).info });
      }
    });
  }

  /** @throws AblyError if the client is refused */
  #connect(transport: Transport, query: URLSearchParams, { app, grant }: Admission<ConnectionHost>): Connection {
    const claimed = query.get("clientId") ?? undefined;
    const principal: Principal = { grant, identity: identify(grant, claimed === "*" ? undefined : claimed) };
    const key = query.get("resume") ?? query.get("recover");
    const resumed = key === null ? undefined : app.connections.resumable(key);
    if (resumed !== undefined && resumed.identity !== principal.identity)
      throw Refusal.incompatible("the connection is another client's");
    const error: ErrorInfo | undefined = key === null || resumed ? undefined : Refusal.unresumable().info;
    const connection = resumed ?? new Connection(app, principal, connectionOptions(query));
    connection.connect(transport, principal, connectionOptions(query), error);
    return connection;
  }

  /** Disconnects every client, so that they reconnect at once, and cuts off those that don't leave. */
  async close(): Promise<void> {
    clearInterval(this.#pulse);
    for (const transport of this.#transports) transport.close({ action: Action.DISCONNECTED });
    const { clients } = this.#server;
    const patience = setTimeout(() => {
      for (const client of clients) client.terminate();
    }, 500);
    await Promise.all([...clients].map((client) => new Promise((gone) => client.once("close", gone))));
    clearTimeout(patience);
    for (const app of this.#apps.values()) for (const connection of app.connections.all()) connection.end();
  }
}

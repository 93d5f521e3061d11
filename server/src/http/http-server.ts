import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { ERRORS, type ErrorCode } from "../errors/api-error.ts";
import { limitBodyTime } from "./body-time.ts";

const HEADERS_MAX_BYTES = 16 * 1024;
/** How many milliseconds a request may take to arrive. */
const ARRIVAL = {
  /** For the whole request: long enough for the largest upload at 1 Mbit/s. */
  requestTimeout: 120_000,
  headersTimeout: 15_000,
  /** How often to check for late requests. */
  connectionsCheckingInterval: 5_000,
} as const;
const KEEP_ALIVE_MS = 65_000;
export const CONNECTIONS = {
  max: 5_000,
  /** Per caller, including realtime sockets: enough for an office behind one address. */
  perCaller: 500,
} as const;
/** How many milliseconds a refused caller gets to read the refusal and close the connection. */
const LINGER_MS = 1_000;

/** Something that shares the port and sees requests first, such as the realtime server. */
export type RawHttp = {
  /** True when it handles the request. */
  handleRequest(request: IncomingMessage, response: ServerResponse): boolean;
  /** True when it takes over the socket. */
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
};

export type HttpServerOptions = {
  readonly rawHttp?: RawHttp;
  /** Default headers of every answer. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Which caller a connection counts for, by its remote address; undefined if it doesn't count. */
  readonly callerOf?: (remoteAddress: string | undefined) => string | undefined;
  readonly arrival?: { readonly [Limit in keyof typeof ARRIVAL]: number };
  /** How many milliseconds a body with this length, if it's known, may take. */
  readonly bodyTime?: (bytes: number | undefined) => number;
};

/** Node's HTTP server with our limits. */
export function createHttpServer(handler: RequestListener, options: HttpServerOptions = {}): Server {
  const { rawHttp, callerOf = () => undefined, arrival = ARRIVAL } = options;
  const headers = new Map(Object.entries(options.headers ?? {}));
  const server = createServer(
    {
      maxHeaderSize: HEADERS_MAX_BYTES,
      ...arrival,
      // Node's own refusal has neither headers nor a body.
      requireHostHeader: false,
      keepAliveTimeout: KEEP_ALIVE_MS,
      // Other upgrades, such as the h2c that curl offers, may be ignored (RFC 9110, 7.8).
      shouldUpgradeCallback: isWebSocket,
    },
    (request, response) => {
      // Closing the server ends idle connections, but one with an answer in progress would keep the server open.
      response.once("finish", () => {
        if (!server.listening) request.socket.end();
      });
      if (!hasRightHosts(request)) {
        refuse(request.socket, "bad_request");
        return;
      }
      limitBodyTime(request, options.bodyTime, () => {
        // It's answered already, and what else comes is only read to be thrown away.
        if (response.headersSent) request.socket.destroy();
        else refuse(request.socket, "request_timeout");
      });
      response.setHeaders(headers);
      if (rawHttp?.handleRequest(request, response) !== true) handler(request, response);
    },
  );
  server.maxConnections = CONNECTIONS.max;
  limitCallers(server, callerOf);
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => refuse(socket, clientErrorCode(error.code)));
  server.on("checkExpectation", ({ socket }) => refuse(socket, "expectation_failed"));
  server.on("upgrade", (request, socket, head) => {
    if (!hasRightHosts(request)) refuse(socket, "bad_request");
    else if (rawHttp?.handleUpgrade(request, socket, head) !== true) refuse(socket, "not_found");
  });
  return server;
}

/** Refuses a caller's connections beyond the limit, before reading anything from them. */
function limitCallers(server: Server, callerOf: NonNullable<HttpServerOptions["callerOf"]>): void {
  const connections = new Map<string, number>();
  const accept = server.listeners("connection") as ((socket: Socket) => void)[];
  server.removeAllListeners("connection");
  server.on("connection", (socket) => {
    const caller = callerOf(socket.remoteAddress);
    if (caller !== undefined) {
      const open = connections.get(caller) ?? 0;
      if (open >= CONNECTIONS.perCaller) {
        refuse(socket, "too_many_connections");
        return;
      }
      connections.set(caller, open + 1);
      socket.once("close", () => {
        const left = (connections.get(caller) ?? 1) - 1;
        if (left === 0) connections.delete(caller);
        else connections.set(caller, left);
      });
    }
    for (const listener of accept) listener.call(server, socket);
  });
}

/**
 * Whether a request has exactly one host, or none when HTTP/1.0 allows that. Of two Host headers, Node keeps the first, but
 * a proxy in front may have used the last.
 */
function hasRightHosts({ headersDistinct, httpVersion }: IncomingMessage): boolean {
  const hosts = headersDistinct.host?.length ?? 0;
  return hosts === 1 || (hosts === 0 && httpVersion === "1.0");
}

const isWebSocket = ({ headers }: IncomingMessage) => headers.upgrade?.toLowerCase() === "websocket";

function clientErrorCode(code: string | undefined): ErrorCode {
  if (code === "HPE_HEADER_OVERFLOW") return "headers_too_large";
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return "request_timeout";
  return "bad_request";
}

/** Sends an error on a socket whose request nobody handles, and closes it. */
function refuse(socket: Duplex, code: ErrorCode): void {
  // Node no longer handles errors on a socket it handed over, so a reset by the caller would end the process.
  socket.on("error", () => socket.destroy());
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  socket.resume();
  const { status, message } = ERRORS[code];
  const body = JSON.stringify({ message, code });
  socket.end(
    `HTTP/1.1 ${status} ${code}\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `X-Content-Type-Options: nosniff\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
  // Destroying the socket at once could lose the answer; leaving it alone would let the caller keep it open.
  const lingering = setTimeout(() => socket.destroy(), LINGER_MS).unref();
  socket.once("close", () => clearTimeout(lingering));
}

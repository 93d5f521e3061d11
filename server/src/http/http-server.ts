import { createServer, type RequestListener, type Server } from "node:http";
import type { Duplex } from "node:stream";
import type { RawHttp } from "../app.ts";
import { ERRORS, type ErrorCode } from "./errors.ts";

const HEADERS_MAX_BYTES = 16 * 1024;
/** Milliseconds that a request may take to arrive. */
const ARRIVAL = {
  /** The whole request: long enough for the largest upload on a line of 1 Mbit/s. */
  requestTimeout: 120_000,
  headersTimeout: 15_000,
  /** How often lateness is looked for. */
  connectionsCheckingInterval: 5_000,
} as const;
const KEEP_ALIVE_MS = 65_000;
const CONNECTIONS_MAX = 5_000;

/** Node's HTTP server with our limits. */
export function createHttpServer(
  handler: RequestListener,
  rawHttp?: RawHttp,
  arrival: { readonly [Limit in keyof typeof ARRIVAL]: number } = ARRIVAL,
): Server {
  const server = createServer(
    {
      maxHeaderSize: HEADERS_MAX_BYTES,
      ...arrival,
      keepAliveTimeout: KEEP_ALIVE_MS,
    },
    (request, response) => {
      // Idle connections end when the server closes; the one of an answer under way would keep it open.
      response.once("finish", () => {
        if (!server.listening) request.socket.end();
      });
      if (rawHttp?.handleRequest(request, response) !== true) handler(request, response);
    },
  );
  server.maxConnections = CONNECTIONS_MAX;
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => refuse(socket, clientErrorCode(error.code)));
  server.on("upgrade", (request, socket, head) => {
    if (rawHttp?.handleUpgrade(request, socket, head) !== true) refuse(socket, "not_found");
  });
  return server;
}

function clientErrorCode(code: string | undefined): ErrorCode {
  if (code === "HPE_HEADER_OVERFLOW") return "headers_too_large";
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return "request_timeout";
  return "bad_request";
}

/** Answers on a socket that never became a request. */
function refuse(socket: Duplex, code: ErrorCode): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const { status, message } = ERRORS[code];
  const body = JSON.stringify({ message, code });
  socket.end(
    `HTTP/1.1 ${status} ${code}\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}

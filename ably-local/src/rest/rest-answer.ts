import type { IncomingMessage, ServerResponse } from "node:http";
import type { AblyError } from "../protocol/error-info.ts";
import { encode, type Format, JSON_TYPE, MSGPACK_TYPE } from "../protocol/format.ts";

/** A route's answer. `body` is undefined for 204. */
export interface RestAnswer {
  readonly status: number;
  readonly body?: unknown;
  readonly link?: string | undefined;
}

/** Lets pages of the given origins read the answer. The SDK calls with credentials, so browsers require the exact origin. */
export function allowOrigin(request: IncomingMessage, response: ServerResponse, origins: ReadonlySet<string>): void {
  response.setHeader("vary", "Origin");
  const { origin } = request.headers;
  if (origin === undefined || !origins.has(origin)) return;
  response.setHeader("access-control-allow-origin", origin);
  response.setHeader("access-control-allow-credentials", "true");
  response.setHeader("access-control-expose-headers", "Link, X-Ably-ErrorCode, X-Ably-ErrorMessage, X-Ably-Version");
}

/** Answers a browser's preflight request from a page of another origin. */
export function sendPreflight(request: IncomingMessage, response: ServerResponse): void {
  response
    .writeHead(204, {
      "access-control-allow-methods": "GET, POST, PUT, PATCH, DELETE, OPTIONS",
      "access-control-allow-headers": request.headers["access-control-request-headers"] ?? "",
      "access-control-max-age": "86400",
    })
    .end();
}

export function sendAnswer(response: ServerResponse, answer: RestAnswer, format: Format): void {
  const headers: Record<string, string> = { "cache-control": "no-store" };
  if (answer.link !== undefined) headers["link"] = answer.link;
  if (answer.body === undefined) {
    response.writeHead(204, headers).end();
    return;
  }
  headers["content-type"] = format === "json" ? JSON_TYPE : MSGPACK_TYPE;
  response.writeHead(answer.status, headers).end(encode(answer.body, format));
}

/** Errors are always JSON, and also in headers: the browser SDK only reads the headers, the Node SDK only the body. */
export function sendError(response: ServerResponse, error: AblyError): void {
  response
    .writeHead(error.statusCode, {
      "cache-control": "no-store",
      "content-type": JSON_TYPE,
      "x-ably-errorcode": String(error.code),
      "x-ably-errormessage": encodeURI(error.message.toWellFormed()),
    })
    .end(JSON.stringify({ error: error.info }));
}

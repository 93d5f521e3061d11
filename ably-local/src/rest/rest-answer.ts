import type { ServerResponse } from "node:http";
import type { AblyError } from "../protocol/error-info.ts";
import { encode, type Format, JSON_TYPE, MSGPACK_TYPE } from "../protocol/format.ts";

/** What a route answers. `body` is absent for 204. */
export interface RestAnswer {
  readonly status: number;
  readonly body?: unknown;
  readonly link?: string | undefined;
}

const EXPOSED = "Link, X-Ably-ErrorCode, X-Ably-ErrorMessage, X-Ably-Version";

const CORS = { "access-control-allow-origin": "*", "access-control-expose-headers": EXPOSED };

/** Answers a browser that asks whether it may call from another origin. */
export function sendPreflight(response: ServerResponse): void {
  response
    .writeHead(204, {
      ...CORS,
      "access-control-allow-methods": "GET, POST, PUT, PATCH, DELETE, OPTIONS",
      "access-control-allow-headers":
        "Accept, Authorization, Content-Type, X-Ably-ClientId, X-Ably-Version, Ably-Agent, X-Ably-Lib",
      "access-control-max-age": "86400",
    })
    .end();
}

export function sendAnswer(response: ServerResponse, answer: RestAnswer, format: Format): void {
  const headers: Record<string, string> = { ...CORS, "cache-control": "no-store" };
  if (answer.link !== undefined) headers["link"] = answer.link;
  if (answer.body === undefined) {
    response.writeHead(204, headers).end();
    return;
  }
  headers["content-type"] = format === "json" ? JSON_TYPE : MSGPACK_TYPE;
  response.writeHead(answer.status, headers).end(encode(answer.body, format));
}

/** Errors are always JSON, and named in headers too: the SDK for browsers reads only these, the one for Node only the body. */
export function sendError(response: ServerResponse, error: AblyError): void {
  response
    .writeHead(error.statusCode, {
      ...CORS,
      "cache-control": "no-store",
      "content-type": JSON_TYPE,
      "x-ably-errorcode": String(error.code),
      "x-ably-errormessage": encodeURI(error.message.toWellFormed()),
    })
    .end(JSON.stringify({ error: error.info }));
}

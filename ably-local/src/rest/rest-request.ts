import type { IncomingMessage } from "node:http";
import { Refusal } from "../protocol/error-info.ts";
import { decode, type Format, MSGPACK_TYPE } from "../protocol/format.ts";
import { MAX_FRAME_BYTES } from "../protocol/limits.ts";

/** A REST request with its body read. */
export interface RestRequest {
  readonly method: string;
  /** The decoded segments of the path. */
  readonly path: readonly string[];
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage["headers"];
  /** The decoded body; undefined if there's none. */
  readonly body: unknown;
  /** The format of the answer. */
  readonly format: Format;
  /** The protocol version the client speaks. */
  readonly version: number;
  /** `host:port` that the client called. */
  readonly host: string;
}

/** How much of an oversized body we read and throw away, so that we can still answer its sender. */
const READ_ON_BYTES = 16 * MAX_FRAME_BYTES;

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes: Buffer = chunk as Buffer;
    size += bytes.length;
    if (size <= MAX_FRAME_BYTES) chunks.push(bytes);
    else if (size > READ_ON_BYTES) break;
  }
  if (size > MAX_FRAME_BYTES) throw Refusal.tooLarge(`the limit of a request is ${MAX_FRAME_BYTES} bytes`);
  return Buffer.concat(chunks);
}

function segments(pathname: string): string[] {
  try {
    return pathname.split("/").slice(1).map(decodeURIComponent);
  } catch {
    throw Refusal.badRequest("the path is not properly encoded");
  }
}

/** The format the client wants its answer in. */
export function answerFormat(request: IncomingMessage, query: URLSearchParams): Format {
  const wish = query.get("format") ?? request.headers.accept ?? "";
  return wish.includes("msgpack") ? "msgpack" : "json";
}

/** Reads a request. @throws AblyError 40000, 40009 */
export async function restRequest(request: IncomingMessage): Promise<RestRequest> {
  const { pathname, searchParams: query } = new URL(request.url ?? "/", "http://localhost");
  const bytes = await bytesOf(request);
  const type = request.headers["content-type"] ?? "";
  return {
    method: request.method ?? "GET",
    path: segments(pathname),
    query,
    headers: request.headers,
    body: bytes.length === 0 ? undefined : decode(bytes, type.includes(MSGPACK_TYPE) ? "msgpack" : "json"),
    format: answerFormat(request, query),
    version: Number(request.headers["x-ably-version"] ?? query.get("v") ?? 6),
    host: request.headers.host ?? "localhost",
  };
}

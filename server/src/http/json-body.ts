import type { IncomingHttpHeaders } from "node:http";
import type { FastifyInstance } from "fastify";
import { ApiError } from "../errors/api-error.ts";
import { findJsonFlaw } from "./json-scan.ts";
import { assertStorable } from "./storable-text.ts";

/** Keeps a byte order mark, which JSON must not have. */
const UTF_8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
const CHARSET = /;\s*charset\s*=\s*"?([^\s";]*)/i;

/** Parses only JSON bodies in UTF-8. Anything else gets a 415, unless a domain accepts other types for its routes. */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "buffer" }, ({ headers }, bytes, done) => {
    try {
      assertNotEncoded(headers);
      const [, charset = "utf-8"] = CHARSET.exec(headers["content-type"] ?? "") ?? [];
      if (!/^utf-?8$/i.test(charset)) throw new ApiError("unsupported_media_type");
      done(null, parseBody(decoded(bytes as Buffer)));
    } catch (error) {
      done(error as Error);
    }
  });
}

/** @throws {ApiError} `unsupported_media_type` for a compressed body, which would be read or stored as if it weren't */
export function assertNotEncoded(headers: IncomingHttpHeaders): void {
  if (/^(?:identity)?$/i.test(headers["content-encoding"] ?? "")) return;
  throw new ApiError("unsupported_media_type", { headers: { "accept-encoding": "identity" } });
}

function decoded(bytes: Buffer): string {
  try {
    return UTF_8.decode(bytes);
  } catch (error) {
    throw new ApiError("invalid_json", { cause: error });
  }
}

function parseBody(text: string): unknown {
  // A call without a body may still have the content type.
  if (text === "") return undefined;
  if (findJsonFlaw(text) !== undefined) throw new ApiError("invalid_json");
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (error) {
    throw new ApiError("invalid_json", { cause: error });
  }
  assertStorable(body);
  return body;
}

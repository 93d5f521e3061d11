import type { FastifyInstance } from "fastify";
import { ApiError } from "../errors/api-error.ts";
import { findJsonFlaw } from "./json-scan.ts";
import { assertStorable } from "./storable-text.ts";

/** Parses only JSON bodies. Anything else gets a 415, unless a domain accepts other types for its routes. */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "string" }, (_request, text, done) => {
    try {
      done(null, parseBody(String(text)));
    } catch (error) {
      done(error as Error);
    }
  });
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

import msgpack from "@ably/msgpack-js";
import { Refusal } from "./error-info.ts";

/** Encoding of frames and bodies. */
export type Format = "json" | "msgpack";

export const MSGPACK_TYPE = "application/x-msgpack";
export const JSON_TYPE = "application/json";

/** Encodes a value, leaving out what's undefined. In `json` the value must not contain bytes. */
export function encode(value: unknown, format: Format): string | Buffer {
  return format === "json" ? JSON.stringify(value) : msgpack.encode(value, true);
}

/**
 * Decodes a value.
 * @throws AblyError 40000 if the bytes aren't in the format
 */
export function decode(bytes: Buffer, format: Format): unknown {
  try {
    return format === "json" ? (JSON.parse(bytes.toString("utf8")) as unknown) : (msgpack.decode(bytes) as unknown);
  } catch {
    throw Refusal.badRequest(format === "json" ? "not valid JSON" : "not valid MessagePack");
  }
}

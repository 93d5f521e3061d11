import msgpack from "@ably/msgpack-js";
import { Refusal } from "./error-info.ts";

/** How frames and bodies are written. */
export type Format = "json" | "msgpack";

export const MSGPACK_TYPE = "application/x-msgpack";
export const JSON_TYPE = "application/json";

/** Writes a value; what is undefined is left out. In `json` the value must hold no bytes. */
export function encode(value: unknown, format: Format): string | Buffer {
  return format === "json" ? JSON.stringify(value) : msgpack.encode(value, true);
}

/**
 * Reads a value.
 * @throws AblyError 40000 when the bytes are not of the format
 */
export function decode(bytes: Buffer, format: Format): unknown {
  try {
    return format === "json" ? (JSON.parse(bytes.toString("utf8")) as unknown) : (msgpack.decode(bytes) as unknown);
  } catch {
    throw Refusal.badRequest(format === "json" ? "not valid JSON" : "not valid MessagePack");
  }
}

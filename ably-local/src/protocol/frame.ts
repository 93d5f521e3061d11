import type { ErrorInfo } from "./error-info.ts";
import { decode, encode, type Format } from "./format.ts";
import { wireMessage } from "./message.ts";
import type { Encoded, Payload } from "./payload.ts";
import { isRecord, record, type WireRecord } from "./record.ts";

type Item = Encoded<Payload>;

/** A frame from the server. Undefined fields aren't sent. */
export interface Frame {
  readonly action: number;
  readonly id?: string | undefined;
  readonly channel?: string | undefined;
  readonly channelSerial?: string | undefined;
  readonly connectionId?: string | undefined;
  readonly connectionKey?: string | undefined;
  readonly connectionDetails?: object | undefined;
  readonly count?: number | undefined;
  readonly error?: ErrorInfo | undefined;
  readonly flags?: number | undefined;
  readonly messages?: readonly Item[] | undefined;
  readonly msgSerial?: number | undefined;
  readonly params?: Record<string, string> | undefined;
  readonly presence?: readonly Item[] | undefined;
  readonly res?: readonly object[] | undefined;
  readonly timestamp?: number | undefined;
}

/** A frame with its bytes, encoded once per format however many receivers there are. */
export class OutgoingFrame {
  readonly frame: Frame;
  readonly #encoded: Partial<Record<Format, string | Buffer>> = {};

  constructor(frame: Frame) {
    this.frame = frame;
  }

  bytes(format: Format): string | Buffer {
    return (this.#encoded[format] ??= encode(
      {
        ...this.frame,
        messages: this.frame.messages?.map((message) => wireMessage(message, format)),
        presence: this.frame.presence?.map((message) => wireMessage(message, format)),
      },
      format,
    ));
  }
}

/** A frame from a client. `action` is a number; the rest hasn't been checked. */
export interface IncomingFrame extends WireRecord {
  readonly action: number;
}

/** @throws AblyError 40000 if the bytes aren't a frame */
export function incomingFrame(bytes: Buffer, format: Format): IncomingFrame {
  const frame = record(decode(bytes, format), "a frame");
  return { ...frame, action: typeof frame["action"] === "number" ? frame["action"] : -1 };
}

/** The list under `name`; empty if it's absent. */
export function list(from: WireRecord, name: string): unknown[] {
  const value = from[name];
  return Array.isArray(value) ? value : [];
}

/** `params` of an ATTACH. Only texts (and numbers, as text) are used. */
export function channelParams(frame: WireRecord): Record<string, string> {
  const { params } = frame;
  if (!isRecord(params)) return {};
  return Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) =>
      typeof value === "string" || typeof value === "number" ? [[name, String(value)]] : [],
    ),
  );
}

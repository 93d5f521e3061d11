import { Refusal } from "./error-info.ts";
import { type Payload, payloadBytes, storedPayload } from "./payload.ts";
import { count, isRecord, record, text, type WireRecord } from "./record.ts";

/** A presence message as a client sends it. */
export interface PresenceDraft {
  readonly action: number;
  readonly id?: string | undefined;
  readonly clientId?: string | undefined;
  readonly data?: Payload | undefined;
  readonly encoding?: string | undefined;
  readonly extras?: WireRecord | undefined;
}

/** A presence message as the channel stores it. A leave created by the server has no `id`. `timestamp` is in ms. */
export interface PresenceMessage extends PresenceDraft {
  readonly clientId: string;
  readonly connectionId: string;
  readonly timestamp: number;
}

/** Parses one presence message from the wire. @throws AblyError 40000, 40013 */
export function presenceDraft(value: unknown): PresenceDraft {
  const from = record(value, "a presence message");
  const action = count(from, "action");
  if (action === undefined) throw Refusal.badRequest("a presence message needs an action");
  const { extras } = from;
  return {
    action,
    id: text(from, "id"),
    clientId: text(from, "clientId"),
    ...storedPayload(from["data"], text(from, "encoding")),
    extras: isRecord(extras) ? extras : undefined,
  };
}

/** A presence message's size in bytes. */
export function presenceBytes(message: PresenceDraft): number {
  return payloadBytes(message.data) + Buffer.byteLength(message.clientId ?? "");
}

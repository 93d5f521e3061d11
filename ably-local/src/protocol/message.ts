import { MessageAction } from "./action.ts";
import { Refusal } from "./error-info.ts";
import type { Format } from "./format.ts";
import { type Encoded, jsonPayload, type Payload, payloadBytes, storedPayload } from "./payload.ts";
import { count, isRecord, record, text, type WireRecord } from "./record.ts";

/** Which edit of a message this is, and who made it. */
export interface Version {
  readonly serial?: string | undefined;
  readonly timestamp?: number | undefined;
  readonly clientId?: string | undefined;
  readonly description?: string | undefined;
  readonly metadata?: WireRecord | undefined;
}

/** A message as a client sends it. */
export interface MessageDraft {
  readonly id?: string | undefined;
  readonly name?: string | undefined;
  readonly data?: Payload | undefined;
  readonly encoding?: string | undefined;
  readonly clientId?: string | undefined;
  readonly connectionKey?: string | undefined;
  readonly extras?: WireRecord | undefined;
  readonly action: number;
  readonly serial?: string | undefined;
  readonly version?: Version | undefined;
}

/** A message as the channel stores it. `timestamp` is in ms. */
export interface Message extends Omit<MessageDraft, "connectionKey"> {
  readonly id: string;
  readonly serial: string;
  readonly timestamp: number;
  readonly connectionId?: string | undefined;
}

function version(value: unknown): Version | undefined {
  if (!isRecord(value)) return undefined;
  const { metadata } = value;
  return {
    clientId: text(value, "clientId"),
    description: text(value, "description"),
    metadata: isRecord(metadata) ? metadata : undefined,
  };
}

/** Parses one message from the wire. @throws AblyError 40000, 40013 */
export function messageDraft(value: unknown): MessageDraft {
  const from = record(value, "a message");
  const { extras } = from;
  if (extras !== undefined && extras !== null && !isRecord(extras))
    throw Refusal.badRequest("extras must be an object");
  return {
    id: text(from, "id"),
    name: text(from, "name"),
    ...storedPayload(from["data"], text(from, "encoding")),
    clientId: text(from, "clientId"),
    connectionKey: text(from, "connectionKey"),
    extras: extras ?? undefined,
    action: count(from, "action") ?? MessageAction.CREATE,
    serial: text(from, "serial"),
    version: version(from["version"]),
  };
}

const sized = (value: unknown) => (value === undefined ? 0 : Buffer.byteLength(JSON.stringify(value)));

/** A message's size in bytes: name, data, client id and extras. */
export function messageBytes(message: MessageDraft): number {
  return (
    Buffer.byteLength(message.name ?? "") +
    payloadBytes(message.data) +
    Buffer.byteLength(message.clientId ?? "") +
    sized(message.extras)
  );
}

/** A message or presence message, in the given format. */
export function wireMessage(message: Encoded<Payload>, format: Format): object {
  return format === "msgpack" ? message : { ...message, ...jsonPayload(message) };
}

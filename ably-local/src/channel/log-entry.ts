import { Action } from "../protocol/action.ts";
import { type Frame, OutgoingFrame } from "../protocol/frame.ts";
import type { Message } from "../protocol/message.ts";
import type { PresenceMessage } from "../protocol/presence-message.ts";

interface Position {
  readonly serial: string;
  /** In ms. */
  readonly at: number;
  /** The connection it came from; undefined for REST and the server itself. */
  readonly connectionId: string | undefined;
  readonly bytes: number;
}

export interface MessageEntry extends Position {
  readonly kind: "message";
  readonly frameId: string;
  /** As subscribers receive them: an append has only the text it adds. */
  readonly messages: readonly Message[];
  /** For a subscriber that may have seen any part of it: an append has the whole text. */
  readonly settled: readonly Message[];
}

export interface PresenceEntry extends Position {
  readonly kind: "presence";
  readonly frameId: string | undefined;
  readonly presence: readonly PresenceMessage[];
}

/** One frame of a channel's log. */
export type LogEntry = MessageEntry | PresenceEntry;

/** Removes from an item what the SDK fills in from the frame. */
function compact<Item extends { id?: string | undefined }>(item: Item, index: number, frame: Frame) {
  const {
    id,
    timestamp: _timestamp,
    connectionId: _connectionId,
    ...rest
  } = item as Item & {
    timestamp?: number;
    connectionId?: string;
  };
  return id === `${frame.id}:${index}` ? rest : { ...rest, id };
}

/** An entry's frame on the wire. */
export function entryFrame(channel: string, entry: LogEntry, form: "live" | "settled"): OutgoingFrame {
  const frame: Frame = {
    action: entry.kind === "message" ? Action.MESSAGE : Action.PRESENCE,
    channel,
    channelSerial: entry.serial,
    connectionId: entry.connectionId,
    id: entry.frameId,
    timestamp: entry.at,
  };
  if (entry.kind === "presence") return new OutgoingFrame({ ...frame, presence: entry.presence });
  const messages = form === "live" ? entry.messages : entry.settled;
  return new OutgoingFrame({ ...frame, messages: messages.map((item, index) => compact(item, index, frame)) });
}

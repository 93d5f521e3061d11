import { randomBytes } from "node:crypto";
import { demand, demandAny, type Grant, stamp } from "../auth/grant.ts";
import { MessageAction } from "../protocol/action.ts";
import { Refusal } from "../protocol/error-info.ts";
import { MAX_MESSAGE_BYTES } from "../protocol/limits.ts";
import { type Message, messageBytes, type MessageDraft } from "../protocol/message.ts";
import type { Channel } from "./channel.ts";
import type { ChannelHost } from "./channel-host.ts";
import { editMessage } from "./edit-message.ts";
import { messageSerial } from "./serial.ts";

/** Who publishes. */
export interface Sender {
  readonly app: ChannelHost;
  readonly grant: Grant;
  /** The sender's client id: `*` for any, undefined for none. */
  readonly identity: string | undefined;
  /** The connection it publishes on or for; undefined if there's none. */
  readonly connectionId: string | undefined;
}

/** The result of a publish. */
export interface Published {
  /** The id that the messages share, without `:index`. */
  readonly id: string;
  /** The serial of each message; for an edit, the serial of the version it created. */
  readonly serials: readonly string[];
}

const EDITS = ["message-update-own", "message-update-any", "message-delete-own", "message-delete-any"];
const INDEXED = /^(.+):(\d+)$/s;

/**
 * The id shared by the messages of one publish: their own, if the client chose it.
 * @throws AblyError 40031 if the ids of several messages aren't `base:0`, `base:1`, ...
 */
function sharedId(drafts: readonly MessageDraft[], fallback: string): string {
  const [first] = drafts;
  if (drafts.every(({ id }) => id === undefined)) return fallback;
  if (drafts.length === 1) return first?.id ?? fallback;
  const base = INDEXED.exec(first?.id ?? "")?.[1];
  if (base === undefined || drafts.some(({ id }, index) => id !== `${base}:${index}`))
    throw Refusal.badMessageId("ids of several messages must be base:0, base:1, ...");
  return base;
}

function create(channel: Channel, drafts: readonly MessageDraft[], sender: Sender, fallbackId: string): Published {
  const id = sharedId(drafts, fallbackId);
  const ids = drafts.map((draft, index) => draft.id ?? `${id}:${index}`);
  const known = ids.flatMap((one) => channel.messages.serialOf(one) ?? []);
  if (known.length === ids.length) return { id, serials: known };
  const serial = channel.log.nextSerial();
  const at = sender.app.now();
  const messages = drafts.map(({ connectionKey: _connectionKey, ...draft }, index): Message => ({
    ...draft,
    id: ids[index] ?? "",
    clientId: stamp(sender.identity, draft.clientId),
    serial: messageSerial(serial, index),
    timestamp: at,
    connectionId: sender.connectionId,
    version: undefined,
  }));
  channel.append({
    kind: "message",
    serial,
    at,
    connectionId: sender.connectionId,
    bytes: messages.reduce((sum, message) => sum + messageBytes(message), 0),
    frameId: id,
    messages,
    settled: messages,
  });
  return { id, serials: messages.map((message) => message.serial) };
}

/**
 * Publishes messages on a channel, or edits one on it, after all checks.
 * @param frameId the id for messages without their own, extended by their index
 * @throws AblyError 40000, 40009, 40012, 40031, 40160, 40400, 42913, 93002
 */
export function publish(
  channelName: string,
  drafts: readonly MessageDraft[],
  sender: Sender,
  frameId?: string,
): Published {
  const [first] = drafts;
  if (first === undefined) throw Refusal.badRequest("there is no message");
  if (drafts.reduce((sum, draft) => sum + messageBytes(draft), 0) > MAX_MESSAGE_BYTES)
    throw Refusal.tooLarge(`the limit is ${MAX_MESSAGE_BYTES} bytes`);
  const edits = drafts.filter(({ action }) => action !== MessageAction.CREATE).length;
  if (edits === 0) demand(sender.grant, channelName, "publish");
  else demandAny(sender.grant, channelName, EDITS);
  for (const draft of drafts) stamp(sender.identity, draft.clientId);
  if (edits > 0 && drafts.length > 1) throw Refusal.badRequest("an edit must be sent alone");
  if (sender.app.rates?.channel.admit(channelName, drafts.length) === false) throw Refusal.channelRate();
  const id = frameId ?? randomBytes(9).toString("base64url");
  const channel = sender.app.channels.open(channelName);
  if (edits === 0) return create(channel, drafts, sender, id);
  return { id, serials: [editMessage(channel, first, sender, id)] };
}

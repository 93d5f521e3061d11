import { allows } from "../auth/capability.ts";
import { stamp } from "../auth/grant.ts";
import { MessageAction } from "../protocol/action.ts";
import { Refusal } from "../protocol/error-info.ts";
import { type Message, messageBytes, type MessageDraft } from "../protocol/message.ts";
import type { Channel } from "./channel.ts";
import { applyEdit } from "./edit.ts";
import type { Sender } from "./publish.ts";
import { messageSerial } from "./serial.ts";

/** Whether the sender may edit the message: any message, or only its own. */
function mayEdit(
  message: Message,
  { grant, identity }: Sender,
  channel: string,
  operation: "update" | "delete",
): boolean {
  if (allows(grant.capability, channel, `message-${operation}-any`)) return true;
  const own = message.clientId !== undefined && message.clientId === identity;
  return own && allows(grant.capability, channel, `message-${operation}-own`);
}

/**
 * Updates, deletes or appends to a message on the channel.
 * @returns the serial of the new version
 * @throws AblyError 40000, 40003, 40160, 40400, 93002
 */
export function editMessage(channel: Channel, draft: MessageDraft, sender: Sender, frameId: string): string {
  if (!channel.mutable) throw Refusal.notMutable();
  if (draft.serial === undefined || draft.serial === "") throw Refusal.badParameter("an edit needs a serial");
  const message = channel.messages.get(draft.serial);
  if (message === undefined) throw Refusal.notFound("no such message");
  const operation = draft.action === MessageAction.DELETE ? "delete" : "update";
  if (!mayEdit(message, sender, channel.name, operation))
    throw Refusal.forbidden(`message-${operation} on ${channel.name}`);
  const serial = channel.log.nextSerial();
  const at = sender.app.now();
  const version = {
    ...draft.version,
    serial: messageSerial(serial, 0),
    timestamp: Math.max(at, (message.version?.timestamp ?? message.timestamp) + 1),
    clientId: stamp(sender.identity, draft.version?.clientId ?? draft.clientId),
  };
  const { told, kept } = applyEdit(message, draft, version);
  channel.append({
    kind: "message",
    serial,
    at,
    connectionId: sender.connectionId,
    bytes: messageBytes(draft),
    frameId,
    messages: [told],
    settled: [kept],
  });
  return version.serial;
}

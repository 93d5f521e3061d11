import { demand, stamp } from "../auth/grant.ts";
import { PresenceAction } from "../protocol/action.ts";
import { Refusal } from "../protocol/error-info.ts";
import { MAX_MESSAGE_BYTES } from "../protocol/limits.ts";
import { presenceBytes, type PresenceDraft, type PresenceMessage } from "../protocol/presence-message.ts";
import type { Channel } from "./channel.ts";
import type { Sender } from "./publish.ts";

const CHANGES: readonly number[] = [PresenceAction.ENTER, PresenceAction.UPDATE, PresenceAction.LEAVE];

/**
 * Enters, updates or leaves for a connection's clients. A leave without data repeats the member's last data.
 * @throws AblyError 40000, 40009, 40012, 40160, 91003
 */
export function announcePresence(
  channelName: string,
  drafts: readonly PresenceDraft[],
  sender: Sender & { connectionId: string },
  frameId: string,
): void {
  demand(sender.grant, channelName, "presence");
  if (drafts.length === 0) throw Refusal.badRequest("there is no presence message");
  const at = sender.app.now();
  const bytes = drafts.reduce((sum, draft) => sum + presenceBytes(draft), 0);
  if (bytes > MAX_MESSAGE_BYTES) throw Refusal.tooLarge(`the limit is ${MAX_MESSAGE_BYTES} bytes`);
  if (sender.app.rates?.channel.admit(channelName, drafts.length) === false) throw Refusal.channelRate();
  const channel = sender.app.channels.open(channelName);
  const presence = drafts.map((draft, index): PresenceMessage => {
    const clientId = stamp(sender.identity, draft.clientId);
    if (clientId === undefined) throw Refusal.badClientId("presence needs a client id");
    if (!CHANGES.includes(draft.action)) throw Refusal.badRequest("presence can be entered, updated or left");
    const { connectionId } = sender;
    const silent = draft.action === PresenceAction.LEAVE && draft.data === undefined;
    const state = silent ? channel.presence.stateOf(connectionId, clientId) : {};
    return { ...draft, ...state, id: `${frameId}:${index}`, clientId, connectionId, timestamp: at };
  });
  channel.presence.apply(presence);
  const { connectionId } = sender;
  channel.append({ kind: "presence", serial: channel.log.nextSerial(), at, connectionId, bytes, frameId, presence });
}

/** Leaves on behalf of a connection that's gone. These leaves have no id, so clients don't consider them stale. */
export function leaveAll(channel: Channel, connectionId: string, at: number): void {
  const presence = channel.presence
    .of(connectionId)
    .map((member) => ({ ...member, action: PresenceAction.LEAVE, id: undefined, timestamp: at }));
  if (presence.length === 0) return;
  channel.presence.apply(presence);
  const serial = channel.log.nextSerial();
  const bytes = presence.reduce((sum, message) => sum + presenceBytes(message), 0);
  channel.append({ kind: "presence", serial, at, connectionId, bytes, frameId: undefined, presence });
}

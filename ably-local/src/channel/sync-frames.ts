import { Action } from "../protocol/action.ts";
import { OutgoingFrame } from "../protocol/frame.ts";
import { SYNC_PAGE } from "../protocol/limits.ts";
import type { PresenceMessage } from "../protocol/presence-message.ts";

/**
 * A channel's members as SYNC frames. The last one has an empty cursor.
 * @param syncId letters and digits only, or the SDK mistakes the first frame for the last
 */
export function* syncFrames(channel: string, syncId: string, members: PresenceMessage[]): Generator<OutgoingFrame> {
  for (let start = 0; start === 0 || start < members.length; start += SYNC_PAGE) {
    const end = start + SYNC_PAGE;
    const cursor = end < members.length ? String(end) : "";
    yield new OutgoingFrame({
      action: Action.SYNC,
      channel,
      channelSerial: `${syncId}:${cursor}`,
      presence: members.slice(start, end),
    });
  }
}

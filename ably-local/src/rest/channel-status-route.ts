import type { Attachment } from "../channel/attachment.ts";
import { channelName } from "../channel/channel-name.ts";
import { Mode } from "../protocol/flag.ts";
import type { RestAnswer } from "./rest-answer.ts";
import { type Caller, permit } from "./rest-caller.ts";

/** `GET /channels/{channel}`: how many clients use the channel, and in which role. */
export function getChannelStatus(caller: Caller, name: string): RestAnswer {
  const app = permit(caller, channelName(name), "channel-metadata");
  const channel = app.channels.find(name);
  const attachments: Attachment[] = [...(channel?.attachments ?? [])];
  const having = (mode: number) => attachments.filter(({ terms }) => (terms.modes & mode) !== 0).length;
  const members = channel?.presence.members() ?? [];
  const metrics = {
    connections: attachments.length,
    publishers: having(Mode.PUBLISH),
    subscribers: having(Mode.SUBSCRIBE),
    presenceConnections: having(Mode.PRESENCE),
    presenceMembers: members.length,
    presenceSubscribers: having(Mode.PRESENCE_SUBSCRIBE),
  };
  const isActive = attachments.length + members.length > 0;
  return { status: 200, body: { channelId: name, name, status: { isActive, occupancy: { metrics } } } };
}

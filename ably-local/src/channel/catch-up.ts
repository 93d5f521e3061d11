import { MessageAction } from "../protocol/action.ts";
import type { OutgoingFrame } from "../protocol/frame.ts";
import type { Channel } from "./channel.ts";
import { entryFrame, type LogEntry, type MessageEntry } from "./log-entry.ts";
import { channelSerialOf } from "./serial.ts";

/** A stretch of the log that a subscriber reads before it follows the channel live: after `from`, up to `until`. */
export interface CatchUp {
  readonly kind: "resume" | "rewind";
  readonly from: string;
  readonly until: string;
}

/** A rewound frame: each message once, as it stood at the end of the stretch, in the place of its creation. */
function rewound(channel: Channel, entry: MessageEntry, { from, until }: CatchUp): MessageEntry | undefined {
  const settled = entry.settled.flatMap((message) => {
    if (message.action === MessageAction.CREATE) return [channel.messages.at(message.serial, until) ?? message];
    return channelSerialOf(message.serial) > from ? [] : [message];
  });
  return settled.length > 0 ? { ...entry, settled } : undefined;
}

/** What a subscriber that is catching up receives for an entry; undefined when nothing. */
export function catchUpFrame(channel: Channel, entry: LogEntry, stretch: CatchUp): OutgoingFrame | undefined {
  if (stretch.kind === "resume") return entryFrame(channel.name, entry, "settled");
  const shown = entry.kind === "message" ? rewound(channel, entry, stretch) : undefined;
  return shown && entryFrame(channel.name, shown, "settled");
}

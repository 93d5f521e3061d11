import { MessageAction } from "../protocol/action.ts";
import type { OutgoingFrame } from "../protocol/frame.ts";
import type { Channel } from "./channel.ts";
import { entryFrame, type LogEntry, type MessageEntry } from "./log-entry.ts";
import { channelSerialOf } from "./serial.ts";

/** The stretch of the log that a subscriber reads before it goes live: after `from`, up to `until`. */
export interface CatchUp {
  readonly kind: "resume" | "rewind";
  readonly from: string;
  readonly until: string;
}

/** A frame for rewind: each message once, in its state at the end of the stretch, at the position where it was created. */
function rewound(channel: Channel, entry: MessageEntry, { from, until }: CatchUp): MessageEntry | undefined {
  const settled = entry.settled.flatMap((message) => {
    if (message.action === MessageAction.CREATE) return [channel.messages.at(message.serial, until) ?? message];
    return channelSerialOf(message.serial) > from ? [] : [message];
  });
  return settled.length > 0 ? { ...entry, settled } : undefined;
}

/** The frame a subscriber gets for an entry while it catches up; undefined if none. */
export function catchUpFrame(channel: Channel, entry: LogEntry, stretch: CatchUp): OutgoingFrame | undefined {
  if (stretch.kind === "resume") return entryFrame(channel.name, entry, "settled");
  const shown = entry.kind === "message" ? rewound(channel, entry, stretch) : undefined;
  return shown && entryFrame(channel.name, shown, "settled");
}

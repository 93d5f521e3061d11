import type { Clock } from "../clock/clock.ts";
import type { OutgoingFrame } from "../protocol/frame.ts";
import type { Attachment } from "./attachment.ts";
import { ChannelLog } from "./channel-log.ts";
import { entryFrame, type LogEntry } from "./log-entry.ts";
import { MessageStore } from "./message-store.ts";
import { PresenceSet } from "./presence-set.ts";
import { syncFrames } from "./sync-frames.ts";

export interface ChannelOptions {
  readonly now: Clock;
  /** Maximum number of members present at once. */
  readonly presenceMembers: number;
  /** Whether messages can be updated, deleted and appended to. */
  readonly mutable: boolean;
}

/** A channel: its log, the messages in it, who is present, and who is attached. */
export class Channel {
  readonly name: string;
  readonly mutable: boolean;
  readonly log: ChannelLog;
  readonly messages = new MessageStore();
  readonly presence: PresenceSet;
  readonly #attachments = new Set<Attachment>();
  readonly #now: Clock;
  #left: number;
  #syncs = 0;

  constructor(name: string, { now, presenceMembers, mutable }: ChannelOptions) {
    this.name = name;
    this.mutable = mutable;
    this.presence = new PresenceSet(presenceMembers);
    this.#now = now;
    this.#left = now();
    this.log = new ChannelLog(now, (entry) => {
      if (entry.kind === "message") for (const message of entry.messages) this.messages.remove(message);
    });
  }

  get attachments(): ReadonlySet<Attachment> {
    return this.#attachments;
  }

  /** When the last attachment left, in ms; undefined while there's an attachment, a member or a message. */
  get idleSince(): number | undefined {
    return this.#attachments.size + this.presence.size + this.log.size > 0 ? undefined : this.#left;
  }

  attach(attachment: Attachment): void {
    this.#attachments.add(attachment);
  }

  detach(attachment: Attachment): void {
    this.#attachments.delete(attachment);
    this.#left = this.#now();
  }

  /** Adds an entry to the log and delivers it to everyone attached. */
  append(entry: LogEntry): void {
    if (entry.kind === "message") for (const message of entry.settled) this.messages.add(message);
    this.log.append(entry);
    const live = entryFrame(this.name, entry, "live");
    for (const attachment of this.#attachments) attachment.follow(entry, live);
  }

  syncFrames(): Generator<OutgoingFrame> {
    return syncFrames(this.name, `sync${(this.#syncs += 1)}`, this.presence.members());
  }
}

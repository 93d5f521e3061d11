import { Action } from "../protocol/action.ts";
import { type ErrorInfo, Refusal } from "../protocol/error-info.ts";
import { Flag, Mode } from "../protocol/flag.ts";
import { OutgoingFrame } from "../protocol/frame.ts";
import { type CatchUp, catchUpFrame } from "./catch-up.ts";
import type { Channel } from "./channel.ts";
import { entryFrame, type LogEntry } from "./log-entry.ts";

const LOSS_TOLD_AFTER_MS = 1_000;

/** The connection an attachment delivers to. */
export interface Receiver {
  readonly id: string;
  /** Whether it receives its own messages. */
  readonly echo: boolean;
  /** Whether so much is waiting to be sent that the rest must wait in the log. */
  readonly congested: boolean;
  send(frame: OutgoingFrame): void;
  /** Counts an outgoing message. False if the limits mode's rate is used up. */
  admitsOutbound(): boolean;
}

/** The flags of an ATTACHED frame. */
export interface Terms {
  /** The modes the client asked for, as flag bits. */
  readonly asked: number;
  /** The modes it was granted. */
  readonly modes: number;
  readonly params: Record<string, string>;
}

/**
 * A connection's position on a channel: a cursor in the channel's log. A slow receiver falls behind in the log and
 * continues from there, so it costs no memory. If its position drops out of the log, it's told that continuity was lost.
 */
export class Attachment {
  readonly channel: Channel;
  readonly receiver: Receiver;
  terms: Terms;
  #cursor: string;
  #catchUp: CatchUp | undefined;
  #behind = false;
  #owesLoss: NodeJS.Timeout | undefined;

  constructor(channel: Channel, receiver: Receiver, terms: Terms, cursor: string, catchUp?: CatchUp) {
    this.channel = channel;
    this.receiver = receiver;
    this.terms = terms;
    this.#cursor = cursor;
    this.#catchUp = catchUp;
  }

  /** Reads the log up to its head, or until the receiver is congested. */
  readOn(): void {
    const { log } = this.channel;
    if (!log.reaches(this.#cursor)) {
      this.#cursor = log.head;
      this.#announceLoss(Refusal.continuityLost().info);
    }
    for (let entry = log.after(this.#cursor); entry !== undefined; entry = log.after(this.#cursor)) {
      this.#behind = this.receiver.congested;
      if (this.#behind) return;
      this.#deliver(entry);
    }
    this.#behind = false;
  }

  /** Delivers the log's newest entry. `live` is its frame, shared by all attachments. */
  follow(entry: LogEntry, live: OutgoingFrame): void {
    if (this.#behind) return;
    if (this.receiver.congested) this.#behind = true;
    else if (this.#wants(entry)) this.#sendLive(entry, live);
    else this.#cursor = entry.serial;
  }

  #sendLive(entry: LogEntry, live: OutgoingFrame): void {
    this.#cursor = entry.serial;
    if (!this.receiver.admitsOutbound()) {
      this.#owesLoss ??= setTimeout(() => this.#settleLoss(), LOSS_TOLD_AFTER_MS).unref();
      return;
    }
    if (this.#owesLoss !== undefined) this.#settleLoss();
    this.receiver.send(live);
  }

  /** Reports messages that were dropped because of the limits mode's rate. */
  #settleLoss(): void {
    clearTimeout(this.#owesLoss);
    this.#owesLoss = undefined;
    if (this.channel.attachments.has(this)) this.#announceLoss(Refusal.outboundRate().info);
  }

  #deliver(entry: LogEntry): void {
    this.#cursor = entry.serial;
    if (this.#catchUp !== undefined && entry.serial > this.#catchUp.until) this.#catchUp = undefined;
    if (!this.#wants(entry)) return;
    const frame =
      this.#catchUp === undefined
        ? entryFrame(this.channel.name, entry, "live")
        : catchUpFrame(this.channel, entry, this.#catchUp);
    if (frame !== undefined) this.receiver.send(frame);
  }

  #wants(entry: LogEntry): boolean {
    const { modes } = this.terms;
    if ((modes & (entry.kind === "message" ? Mode.SUBSCRIBE : Mode.PRESENCE_SUBSCRIBE)) === 0) return false;
    return entry.kind === "presence" || this.receiver.echo || entry.connectionId !== this.receiver.id;
  }

  /** Changes the terms and announces them. The read position doesn't change. */
  renew(terms: Terms): void {
    this.terms = terms;
    this.announce(Flag.RESUMED, this.#cursor);
  }

  /** Sends ATTACHED and the current presence members. */
  announce(flags: number, channelSerial: string, error?: ErrorInfo): void {
    const { modes, params } = this.terms;
    const { presence, name } = this.channel;
    const present = presence.size > 0 && (modes & Mode.PRESENCE_SUBSCRIBE) !== 0;
    this.receiver.send(
      new OutgoingFrame({
        action: Action.ATTACHED,
        channel: name,
        channelSerial,
        flags: flags | modes | (present ? Flag.HAS_PRESENCE : 0),
        params,
        error,
      }),
    );
    if (present) for (const frame of this.channel.syncFrames()) this.receiver.send(frame);
  }

  #announceLoss(error: ErrorInfo): void {
    this.announce(0, this.#cursor, error);
  }
}

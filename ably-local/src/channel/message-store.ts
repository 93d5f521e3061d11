import { MessageAction } from "../protocol/action.ts";
import type { Message } from "../protocol/message.ts";
import { channelSerialOf } from "./serial.ts";

/** The messages of a channel's log by serial and by id, each with all its versions. */
export class MessageStore {
  readonly #versions = new Map<string, Message[]>();
  readonly #serials = new Map<string, string>();

  /** A message in its newest version. */
  get(serial: string): Message | undefined {
    return this.#versions.get(serial)?.at(-1);
  }

  /** A message as it was when the channel stood at `channelSerial`. */
  at(serial: string, channelSerial: string): Message | undefined {
    return this.#versions
      .get(serial)
      ?.findLast((message) => channelSerialOf(message.version?.serial ?? message.serial) <= channelSerial);
  }

  /** Every version, oldest first; empty when the message is not held. */
  versions(serial: string): readonly Message[] {
    return this.#versions.get(serial) ?? [];
  }

  /** The serial of the message with this id, when it is held. */
  serialOf(id: string): string | undefined {
    return this.#serials.get(id);
  }

  /** All messages in their newest version, in the order of their creation. */
  newest(): Message[] {
    return [...this.#versions.values()].flatMap((versions) => versions.slice(-1));
  }

  add(message: Message): void {
    const versions = this.#versions.get(message.serial);
    if (message.action === MessageAction.CREATE) {
      this.#versions.set(message.serial, [message]);
      this.#serials.set(message.id, message.serial);
    } else versions?.push(message);
  }

  /** Forgets a message whose creation left the log. */
  remove(message: Message): void {
    if (message.action !== MessageAction.CREATE) return;
    this.#versions.delete(message.serial);
    this.#serials.delete(message.id);
  }
}

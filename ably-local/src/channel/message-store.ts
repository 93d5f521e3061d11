import { MessageAction } from "../protocol/action.ts";
import type { Message } from "../protocol/message.ts";
import { channelSerialOf } from "./serial.ts";

/** The messages in a channel's log by serial and by id, with all versions of each. */
export class MessageStore {
  readonly #versions = new Map<string, Message[]>();
  readonly #serials = new Map<string, string>();

  /** A message's newest version. */
  get(serial: string): Message | undefined {
    return this.#versions.get(serial)?.at(-1);
  }

  /** A message as it was at `channelSerial`. */
  at(serial: string, channelSerial: string): Message | undefined {
    return this.#versions
      .get(serial)
      ?.findLast((message) => channelSerialOf(message.version?.serial ?? message.serial) <= channelSerial);
  }

  /** Every version, oldest first; empty if the message isn't stored. */
  versions(serial: string): readonly Message[] {
    return this.#versions.get(serial) ?? [];
  }

  /** The serial of the message with this id, if it's stored. */
  serialOf(id: string): string | undefined {
    return this.#serials.get(id);
  }

  /** The newest version of all messages, in order of creation. */
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

  /** Drops a message once its creation has left the log. */
  remove(message: Message): void {
    if (message.action !== MessageAction.CREATE) return;
    this.#versions.delete(message.serial);
    this.#serials.delete(message.id);
  }
}

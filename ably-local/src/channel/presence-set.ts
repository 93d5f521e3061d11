import { PresenceAction } from "../protocol/action.ts";
import { Refusal } from "../protocol/error-info.ts";
import type { Encoded, Payload } from "../protocol/payload.ts";
import type { PresenceMessage } from "../protocol/presence-message.ts";

const keyOf = ({ connectionId, clientId }: Pick<PresenceMessage, "connectionId" | "clientId">) =>
  `${connectionId}:${clientId}`;

/** Who is present on a channel: one member for each client of each connection. */
export class PresenceSet {
  readonly #members = new Map<string, PresenceMessage>();
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  get size(): number {
    return this.#members.size;
  }

  /** The members, each with action `present`, in the order they entered. */
  members(): PresenceMessage[] {
    return [...this.#members.values()];
  }

  /** The member's most recent data. */
  stateOf(connectionId: string, clientId: string): Encoded<Payload> {
    const member = this.#members.get(keyOf({ connectionId, clientId }));
    return { data: member?.data, encoding: member?.encoding };
  }

  of(connectionId: string): PresenceMessage[] {
    return this.members().filter((member) => member.connectionId === connectionId);
  }

  /**
   * Applies enters, updates and leaves, all or none.
   * @throws AblyError 91003 if the channel is full
   */
  apply(messages: readonly PresenceMessage[]): void {
    const coming = messages.filter(({ action }) => action !== PresenceAction.LEAVE).map(keyOf);
    const added = new Set(coming.filter((key) => !this.#members.has(key)));
    if (added.size > 0 && this.#members.size + added.size > this.#limit) throw Refusal.presenceFull();
    for (const message of messages) {
      if (message.action === PresenceAction.LEAVE) this.#members.delete(keyOf(message));
      else this.#members.set(keyOf(message), { ...message, action: PresenceAction.PRESENT });
    }
  }
}

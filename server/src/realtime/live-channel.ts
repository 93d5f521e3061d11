import type { InboundEventData, InboundEventName } from "@atrium/shared-contracts/wire";

/** `limited`: too much was sent, try again later. `unavailable`: not delivered, or not known to be. `refused`: can never be delivered. */
export type PublishOutcome = "published" | "limited" | "unavailable" | "refused";

/** Reaches a user's open tabs. */
export interface LiveChannel {
  /** Publishes on the user's channel, in call order. The same id is delivered only once. Never rejects. */
  publish<Name extends InboundEventName>(
    userId: string,
    event: { readonly id: string; readonly name: Name; readonly data: InboundEventData<Name> },
  ): Promise<PublishOutcome>;
}

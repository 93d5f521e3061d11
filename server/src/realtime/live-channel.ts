import type { InboundEventData, InboundEventName } from "@atrium/shared-contracts/wire";

/** `limited`: refused because too much was sent, try again later. `unavailable`: not delivered, or not known to be. `refused`: can never be delivered. */
export type PublishOutcome = "published" | "limited" | "unavailable" | "refused";

/** The way to a user's open tabs. */
export interface LiveChannel {
  /** Publishes on the user's channel, in the order of the calls. The same id is delivered once. Never rejects. */
  publish<Name extends InboundEventName>(
    userId: string,
    event: { readonly id: string; readonly name: Name; readonly data: InboundEventData<Name> },
  ): Promise<PublishOutcome>;
}

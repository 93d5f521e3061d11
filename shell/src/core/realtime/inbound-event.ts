import { INBOUND_EVENTS, type RealtimeEvent, SERVER_CLIENT_ID } from "@atrium/shared-contracts/wire";

export interface InboundMessage {
  readonly name?: string | undefined;
  readonly clientId?: string | undefined;
  readonly data?: unknown;
  /** The same each time the message is delivered. */
  readonly id?: string | undefined;
}

/** A validated event from the server; undefined for one from another sender, with an unknown name or with the wrong shape. */
export function readInboundEvent({ name, clientId, data }: InboundMessage): RealtimeEvent | undefined {
  if (clientId !== SERVER_CLIENT_ID || name === undefined || !Object.hasOwn(INBOUND_EVENTS, name)) return undefined;
  const known = name as keyof typeof INBOUND_EVENTS;
  const parsed = INBOUND_EVENTS[known].safeParse(data);
  if (parsed.success) return { name: known, data: parsed.data } as RealtimeEvent;
  console.warn(`Ignoring a ${name} event of an unknown shape`, parsed.error);
  return undefined;
}

import { INBOUND_EVENTS, type RealtimeEvent, SERVER_CLIENT_ID } from "@atrium/shared-contracts/wire";

export interface InboundMessage {
  readonly name?: string | undefined;
  readonly clientId?: string | undefined;
  readonly data?: unknown;
}

/** An event of the server, checked; undefined for what is not believed: another sender, an unknown name, another shape. */
export function readInboundEvent({ name, clientId, data }: InboundMessage): RealtimeEvent | undefined {
  if (clientId !== SERVER_CLIENT_ID || name === undefined || !Object.hasOwn(INBOUND_EVENTS, name)) return undefined;
  const known = name as keyof typeof INBOUND_EVENTS;
  const parsed = INBOUND_EVENTS[known].safeParse(data);
  if (parsed.success) return { name: known, data: parsed.data } as RealtimeEvent;
  console.warn(`Ignoring a ${name} event of an unknown shape`, parsed.error);
  return undefined;
}

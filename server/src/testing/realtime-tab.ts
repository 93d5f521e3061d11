import { randomUUID } from "node:crypto";
import { type ClientOptions, type InboundMessage, Realtime, type RealtimeChannel } from "ably";
import type { ErrorBody, RealtimeToken } from "@atrium/shared-contracts/wire";
import { realtimeAuth } from "./realtime-auth.ts";
import type { TestUser } from "./sign-up.ts";

export interface Heard {
  readonly name: string;
  readonly clientId: string;
  readonly id: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- what arrives is checked by the assertions
  readonly data: any;
}

const clients: Realtime[] = [];

/** Closes all open tabs. */
export function closeTabs(): void {
  for (const client of clients.splice(0)) client.close();
}

const heardOf = ({ name, clientId, id, data }: InboundMessage): Heard => ({
  name: name ?? "",
  clientId: clientId ?? "",
  id: id ?? "",
  data,
});

/** The token endpoint's answer. */
export const tokenOf = async (user: TestUser) => (await user.call<RealtimeToken>("GET", "/api/ably/token")).body;

/** Opens a browser tab: connected with the user's token, and listening to everything on the user's channel. */
export async function tab(user: TestUser) {
  const first = await tokenOf(user);
  const client = new Realtime({
    authCallback: realtimeAuth(async () => {
      const { status, body } = await user.call<RealtimeToken & ErrorBody>("GET", "/api/ably/token");
      if (status !== 200) throw new Error(body.message);
      return body.token;
    }),
    ...(first.options as ClientOptions),
    transports: ["web_socket"],
    fallbackHosts: [],
    echoMessages: false,
    disconnectedRetryTimeout: 200,
    logLevel: 0,
  });
  clients.push(client);
  const heard: Heard[] = [];
  const channel = client.channels.get(first.channel);
  await channel.subscribe((message) => heard.push(heardOf(message)));
  const { status } = await user.call("POST", "/api/ably/subscribe");
  if (status !== 200) throw new Error(`Subscribing failed with ${status}`);
  return { client, channel, heard };
}

/** Publishes a user message like the shell does, with the given fields overridden. */
export const publish = (
  channel: Pick<RealtimeChannel, "name"> & { publish(name: string, data: unknown): Promise<unknown> },
  data: Record<string, unknown>,
) =>
  channel.publish("message", {
    eventType: "message",
    messageData: { userId: "someone-else", status: "sent", messageId: randomUUID(), ...data },
    timestamp: Date.now(),
  });
/** The events with this name. */
export const named = (heard: readonly Heard[], name: string) => heard.filter((event) => event.name === name);

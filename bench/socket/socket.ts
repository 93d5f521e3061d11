import { randomUUID } from "node:crypto";
import type { RealtimeToken, Session } from "@atrium/shared-contracts/wire";
import { type ClientOptions, Realtime } from "ably";

export type Connection = Awaited<ReturnType<typeof connect>>;

async function call<T>(url: string, init: RequestInit): Promise<T> {
  const answer = await fetch(url, init);
  if (!answer.ok) throw new Error(`${init.method} ${url} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** Sends a message to the assistant. */
export const sendMessage = (
  { channel }: Connection,
  { user }: Session,
  { content, messageId }: { readonly content: string; readonly messageId: string },
): Promise<unknown> =>
  channel.publish("message", {
    eventType: "message",
    messageData: { content, userId: user.id, status: "sent", messageId },
    timestamp: Date.now(),
  });

/** A new account. */
export function register(url: string): Promise<Session> {
  const body = { name: "Bench", email: `bench.${randomUUID()}@example.com`, password: randomUUID() };
  return call(`${url}/api/auth/register`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}

/** A client of the product's socket for an account, subscribed to its channel. */
export async function connect(url: string, session: Session) {
  const headers = { authorization: `Bearer ${session.token}` };
  const { token, channel, options } = await call<RealtimeToken>(`${url}/api/ably/token`, { method: "GET", headers });
  const client = new Realtime({
    ...(options as ClientOptions),
    authCallback: (_, answer) => answer(null, token),
    echoMessages: false,
  });
  await client.connection.once("connected");
  const attached = client.channels.get(channel);
  await attached.attach();
  await call(`${url}/api/ably/subscribe`, { method: "POST", headers });
  return { client, channel: attached };
}

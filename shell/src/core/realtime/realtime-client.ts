import { BaseRealtime, FetchRequest, WebSocketTransport } from "ably/modular";
import type { ConnectionStatus, OpenOwnClient, OwnClient, RealtimeListener } from "./client.ts";
import { clientOptions } from "./realtime-options.ts";

/** One connection of Ably's SDK, limited to what the product needs. Loaded after sign-in, because it's the shell's largest library. */
export const openRealtime: OpenOwnClient = (channelName, options, on, since): OwnClient => {
  const giveToken = async (done: (error: string | null, token: string | null) => void) => {
    try {
      done(null, await on.token());
    } catch (error) {
      done(error instanceof Error ? error.message : String(error), null);
    }
  };
  const client = new BaseRealtime({
    ...clientOptions(options),
    plugins: { WebSocketTransport, FetchRequest },
    authCallback: (_, done) => void giveToken(done),
  });
  const channel = client.channels.get(channelName);
  // The SDK sends it with each ATTACH. Its types leave it out.
  const { properties } = channel as unknown as { readonly properties: { channelSerial?: string | null | undefined } };
  if (since !== undefined) properties.channelSerial = since;
  const listeners: RealtimeListener[] = [on];
  let status: ConnectionStatus = "connecting";
  const changed = (current: ConnectionStatus, reason: string | undefined) => {
    status = current;
    for (const listener of listeners) listener.connection(current, reason);
  };

  client.connection.on(({ current, reason }) => {
    if (current === "initialized" || current === "closing") return;
    changed(current, reason?.message);
    if (current === "connected" && (channel.state === "failed" || channel.state === "detached")) attach();
  });
  channel.on(["attached", "update"], ({ resumed }) => {
    for (const listener of listeners) listener.attached(resumed);
  });
  channel.on("failed", ({ reason }) => changed("failed", reason?.message));
  const attach = () => {
    channel.attach().catch((error: unknown) => console.warn("The realtime channel did not attach", error));
  };
  channel
    .subscribe((message) => {
      for (const listener of listeners) listener.message(message);
    })
    .catch((error: unknown) => {
      console.warn("The realtime channel did not attach", error);
    });

  return {
    get now() {
      return { status, attached: channel.state === "attached", serial: properties.channelSerial ?? undefined };
    },
    watch: (listener) => void listeners.push(listener),
    async publish(message) {
      await channel.publish("message", message);
    },
    reconnect: () => client.connection.connect(),
    close() {
      channel.unsubscribe();
      client.connection.off();
      channel.off();
      client.close();
    },
  };
};

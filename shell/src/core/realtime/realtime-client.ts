import type { OutboundMessage, RealtimeOptions } from "@atrium/shared-contracts/wire";
import { BaseRealtime, FetchRequest, WebSocketTransport } from "ably/modular";
import type { InboundMessage } from "./inbound-event.ts";
import { clientOptions } from "./realtime-options.ts";

export interface RealtimeClientHandlers {
  token(): Promise<string>;
  connection(
    status: "connecting" | "connected" | "disconnected" | "suspended" | "failed" | "closed",
    reason?: string,
  ): void;
  attached(resumed: boolean): void;
  message(message: InboundMessage): void;
}

export interface RealtimeClient {
  publish(message: OutboundMessage): Promise<void>;
  reconnect(): void;
  close(): void;
}

/** One connection of Ably's SDK, limited to what the product needs. Loaded after sign-in, because it's the shell's largest library. */
export function openRealtime(
  channelName: string,
  options: RealtimeOptions,
  on: RealtimeClientHandlers,
): RealtimeClient {
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

  client.connection.on(({ current, reason }) => {
    if (current === "initialized" || current === "closing") return;
    on.connection(current, reason?.message);
    if (current === "connected" && (channel.state === "failed" || channel.state === "detached")) attach();
  });
  channel.on(["attached", "update"], ({ resumed }) => on.attached(resumed));
  channel.on("failed", ({ reason }) => on.connection("failed", reason?.message));
  const attach = () => {
    channel.attach().catch((error: unknown) => console.warn("The realtime channel did not attach", error));
  };
  channel
    .subscribe((message) => on.message(message))
    .catch((error: unknown) => {
      console.warn("The realtime channel did not attach", error);
    });

  return {
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
}

import type { ClientOptions } from "ably";
import { REALTIME_CLIENT } from "@atrium/shared-contracts/spec";
import { type RealtimeOptions, SERVER_CLIENT_ID } from "@atrium/shared-contracts/wire";
import type { Config } from "../config/config.ts";
import type { RealtimeEndpoint } from "../config/realtime.ts";
import { type ApiKey, formatApiKey } from "./api-key.ts";

const LOOPBACK: Record<string, string> = { "0.0.0.0": "127.0.0.1", "::": "::1" };

/** The address where a process reaches itself: the loopback address if it listens on all of them. */
export const ownEndpoint = ({ address, port }: { address: string; port: number }): RealtimeEndpoint => ({
  host: LOOPBACK[address] ?? address,
  port,
});

/** The server's connection options; without `local`, it connects to Ably. The SDK doesn't queue, because the outbox does that better. */
export function serverOptions(key: ApiKey, local: RealtimeEndpoint | null): ClientOptions {
  return {
    key: formatApiKey(key),
    clientId: SERVER_CLIENT_ID,
    echoMessages: false,
    queueMessages: false,
    autoConnect: false,
    disconnectedRetryTimeout: REALTIME_CLIENT.disconnectedRetryTimeoutMs,
    suspendedRetryTimeout: REALTIME_CLIENT.suspendedRetryTimeoutMs,
    httpMaxRetryCount: REALTIME_CLIENT.httpMaxRetryCount,
    httpRequestTimeout: REALTIME_CLIENT.requestTimeoutMs,
    ...(local === null
      ? {}
      : {
          ...addressOf(local),
          fallbackHosts: [],
          transports: ["web_socket"],
          disableConnectivityCheck: true,
        }),
  };
}

const addressOf = ({ host, port, tls = false }: RealtimeEndpoint) =>
  tls ? { endpoint: host, tlsPort: port, tls } : { endpoint: host, port, tls };

/** The browser's connection options: none for Ably, and for an ably-local the address that browsers see. */
export function browserOptions(config: Pick<Config, "realtime" | "publicUrl">): RealtimeOptions {
  switch (config.realtime.kind) {
    case "ably":
      return {};
    case "ably-local":
      return addressOf(config.realtime.endpoint);
    case "in-process": {
      const url = new URL(config.publicUrl);
      const tls = url.protocol === "https:";
      const host = url.hostname.replace(/^\[|\]$/g, "");
      return addressOf({ host, port: Number(url.port || (tls ? 443 : 80)), tls });
    }
  }
}

import type { ClientOptions } from "ably";
import { REALTIME_CLIENT } from "@atrium/shared-contracts";
import { type RealtimeOptions, SERVER_CLIENT_ID } from "@atrium/shared-contracts/wire";
import type { Config } from "../config/config.ts";
import { type ApiKey, formatApiKey } from "./api-key.ts";

/** Where a realtime server of our own is reached. */
export interface LocalEndpoint {
  readonly host: string;
  readonly port: number;
}

/** @throws Error when it is not host:port */
export function parseEndpoint(endpoint: string): LocalEndpoint {
  const colon = endpoint.lastIndexOf(":");
  const port = Number(endpoint.slice(colon + 1));
  if (colon < 1 || !Number.isInteger(port)) throw new Error("A realtime endpoint has the form host:port");
  return { host: endpoint.slice(0, colon), port };
}

const LOOPBACK: Record<string, string> = { "0.0.0.0": "127.0.0.1", "::": "::1" };

/** Where a process reaches itself: an address that stands for all of them is reached by the loopback. */
export const ownEndpoint = ({ address, port }: { address: string; port: number }): LocalEndpoint => ({
  host: LOOPBACK[address] ?? address,
  port,
});

/** How the server connects: to Ably without `local`. Nothing is queued by the SDK: the outbox does that better. */
export function serverOptions(key: ApiKey, local: LocalEndpoint | null): ClientOptions {
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
          endpoint: local.host,
          port: local.port,
          tls: false,
          fallbackHosts: [],
          transports: ["web_socket"],
          disableConnectivityCheck: true,
        }),
  };
}

/** How the browser connects: nothing special to Ably, to a server of ours by the address that browsers see. */
export function browserOptions(config: Pick<Config, "realtime" | "publicUrl">): RealtimeOptions {
  switch (config.realtime.kind) {
    case "ably":
      return {};
    case "ably-local": {
      const { host, port } = parseEndpoint(config.realtime.endpoint);
      return { endpoint: host, port, tls: false };
    }
    case "in-process": {
      const url = new URL(config.publicUrl);
      const host = url.hostname.replace(/^\[|\]$/g, "");
      return url.protocol === "https:"
        ? { endpoint: host, tlsPort: Number(url.port || 443), tls: true }
        : { endpoint: host, port: Number(url.port || 80), tls: false };
    }
  }
}

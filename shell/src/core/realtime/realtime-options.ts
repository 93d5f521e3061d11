import { REALTIME_CLIENT } from "@atrium/shared-contracts";
import type { RealtimeOptions } from "@atrium/shared-contracts/wire";
import type { ClientOptions } from "ably";

/** Options of the SDK: the specification's constants, and where a server of our own is. Without `endpoint` the SDK's defaults lead to Ably. */
export function clientOptions(options: RealtimeOptions): ClientOptions {
  return {
    echoMessages: REALTIME_CLIENT.echoMessages,
    disconnectedRetryTimeout: REALTIME_CLIENT.disconnectedRetryTimeoutMs,
    suspendedRetryTimeout: REALTIME_CLIENT.suspendedRetryTimeoutMs,
    httpMaxRetryCount: REALTIME_CLIENT.httpMaxRetryCount,
    httpRequestTimeout: REALTIME_CLIENT.requestTimeoutMs,
    realtimeRequestTimeout: REALTIME_CLIENT.requestTimeoutMs,
    // A message that waits for the connection would be sent a second time after the fall-back to HTTP.
    queueMessages: false,
    ...(options.endpoint === undefined ? {} : ownServer({ ...options, endpoint: options.endpoint })),
  };
}

/** A server of our own has no fall-back hosts, and no other service is asked whether the internet is there. */
function ownServer(options: RealtimeOptions & { endpoint: string }): ClientOptions {
  const { endpoint, port, tlsPort, tls = true } = options;
  const authority = `${endpoint}:${(tls ? tlsPort : port) ?? (tls ? 443 : 80)}`;
  return {
    endpoint,
    tls,
    ...(port === undefined ? {} : { port }),
    ...(tlsPort === undefined ? {} : { tlsPort }),
    transports: ["web_socket"],
    fallbackHosts: [],
    disableConnectivityCheck: true,
    wsConnectivityCheckUrl: `${tls ? "wss" : "ws"}://${authority}/`,
  };
}

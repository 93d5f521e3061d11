import { REALTIME_CLIENT } from "@atrium/shared-contracts/spec";
import type { RealtimeOptions } from "@atrium/shared-contracts/wire";
import type { ClientOptions } from "ably";

/** Options for the SDK: the specification's constants, and where our own server is. Without `endpoint`, the SDK connects to Ably by default. */
export function clientOptions(options: RealtimeOptions): ClientOptions {
  return {
    echoMessages: REALTIME_CLIENT.echoMessages,
    disconnectedRetryTimeout: REALTIME_CLIENT.disconnectedRetryTimeoutMs,
    suspendedRetryTimeout: REALTIME_CLIENT.suspendedRetryTimeoutMs,
    httpMaxRetryCount: REALTIME_CLIENT.httpMaxRetryCount,
    httpRequestTimeout: REALTIME_CLIENT.requestTimeoutMs,
    realtimeRequestTimeout: REALTIME_CLIENT.requestTimeoutMs,
    // Otherwise a message queued for the connection would be sent a second time after the fallback to HTTP.
    queueMessages: false,
    ...(options.endpoint === undefined ? {} : ownServer({ ...options, endpoint: options.endpoint })),
  };
}

/** Our own server has no fallback hosts, and no other service is asked whether the internet is up. */
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

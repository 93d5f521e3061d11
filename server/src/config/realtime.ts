import { ConfigError, type Environment, optional } from "./variables.ts";

/** The address of an ably-local. */
export interface RealtimeEndpoint {
  /** A host name or IP address, IPv6 without brackets. */
  readonly host: string;
  readonly port: number;
  /** Default false. */
  readonly tls?: boolean;
}

export type RealtimeConfig =
  | { readonly kind: "in-process" }
  | { readonly kind: "ably"; readonly apiKey: string }
  | { readonly kind: "ably-local"; readonly apiKey: string; readonly endpoint: RealtimeEndpoint };

/** `{appId}.{keyId}:{secret}` */
export const API_KEY = /^[^\s.:]+\.[^\s.:]+:\S+$/;

export function readRealtime(env: Environment, publicUrl: string): RealtimeConfig {
  const apiKey = optional(env, "ABLY_API_KEY");
  const endpoint = readEndpoint(env, publicUrl.startsWith("https:"));
  if (apiKey !== undefined && !API_KEY.test(apiKey)) {
    throw new ConfigError("ABLY_API_KEY", "must look like app.key:secret");
  }
  if (endpoint === undefined) return apiKey === undefined ? { kind: "in-process" } : { kind: "ably", apiKey };
  if (apiKey === undefined) throw new ConfigError("ABLY_API_KEY", "is missing, but ABLY_ENDPOINT is set");
  return { kind: "ably-local", apiKey, endpoint };
}

/** Without a scheme, the endpoint uses TLS if the page does, because browsers don't let https pages open unencrypted sockets. */
function readEndpoint(env: Environment, securePage: boolean): RealtimeEndpoint | undefined {
  const text = optional(env, "ABLY_ENDPOINT");
  if (text === undefined) return undefined;
  const [, scheme = securePage ? "https" : "http", host, port] = ENDPOINT.exec(text) ?? [];
  const parsed = URL.parse(`${scheme}://${host}:${port}`);
  if (host === undefined || parsed === null || Number(port) === 0) {
    throw new ConfigError("ABLY_ENDPOINT", "must be host:port, https://host:port or http://host:port");
  }
  const tls = scheme === "https";
  if (securePage && !tls) {
    throw new ConfigError("ABLY_ENDPOINT", "must begin with https://, because ATRIUM_PUBLIC_URL does");
  }
  return { host: parsed.hostname.replace(/^\[|\]$/g, ""), port: Number(port), tls };
}

const ENDPOINT = /^(?:(https?):\/\/)?(\[[\da-f:.]+\]|[\w.-]+):(\d{1,5})$/i;

import { resolve } from "node:path";
import { readIntegrations, type IntegrationCredentials, type IntegrationProvider } from "./integrations.ts";
import { ConfigError, type Environment, group, number, oneOf, optional, origin, url } from "./variables.ts";

/** Everything that an installation can set, read once at start from the environment. */
export type Config = {
  readonly host: string;
  readonly port: number;
  /** Absolute path of the directory that holds everything the server writes. */
  readonly dataDir: string;
  /** Origin that browsers see, without a slash at its end. */
  readonly publicUrl: string;
  /** Absent: generated into the data directory at the first start. */
  readonly secret?: string;
  readonly database: { readonly kind: "pglite" } | { readonly kind: "postgres"; readonly url: string };
  readonly realtime:
    | { readonly kind: "in-process" }
    | { readonly kind: "ably"; readonly apiKey: string }
    | { readonly kind: "ably-local"; readonly apiKey: string; readonly endpoint: string };
  /** Absent: the built-in assistant. */
  readonly model?: { readonly apiKey: string; readonly baseUrl: string; readonly name: string };
  /** Absent: media lie in the data directory. */
  readonly s3?: {
    readonly endpoint: string;
    readonly bucket: string;
    readonly region: string;
    readonly accessKeyId: string;
    readonly secretAccessKey: string;
  };
  /** Absent: sign-in with Google is not configured. */
  readonly google?: { readonly clientId: string; readonly clientSecret: string; readonly issuer: string };
  readonly weather: { readonly baseUrl: string; readonly geocodingBaseUrl: string };
  readonly integrations: Partial<Record<IntegrationProvider, IntegrationCredentials>>;
  readonly analyticsId?: string;
  readonly sentryDsn?: string;
  /** Whether the frame may open without a network, by a service worker. */
  readonly offline: boolean;
  readonly logLevel: string;
  /** How many times the usual number of calls is allowed; Infinity switches the limits off. */
  readonly rateLimitFactor: number;
  /** Addresses or networks of the reverse proxies whose X-Forwarded-For is believed. */
  readonly trustedProxies: readonly string[];
  /** Whether GET /metrics also answers callers from other machines. */
  readonly publicMetrics: boolean;
};

/**
 * Reads and checks the configuration.
 * @throws {ConfigError} whose one-line message names the variable and what is wrong with it.
 */
export function readConfig(env: Environment): Config {
  const port = number(env, "PORT", { default: 8080, min: 0, max: 65_535 });
  const databaseUrl = optional(env, "DATABASE_URL");
  if (databaseUrl !== undefined) url(env, "DATABASE_URL", ["postgres:", "postgresql:"]);
  const instances = number(env, "ATRIUM_INSTANCES", { default: 1, min: 1, max: 1_000 });
  if (instances > 1 && databaseUrl === undefined) {
    throw new ConfigError("ATRIUM_INSTANCES", "is more than 1, which needs a PostgreSQL server in DATABASE_URL");
  }
  const secret = optional(env, "ATRIUM_SECRET");
  if (secret !== undefined && secret.length < 32)
    throw new ConfigError("ATRIUM_SECRET", "needs at least 32 characters");
  const model = readModel(env);
  const s3 = group(env, ["S3_ENDPOINT", "S3_BUCKET", "S3_REGION", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"]);
  if (s3 !== undefined) url(env, "S3_ENDPOINT", ["http:", "https:"]);
  const google = readGoogle(env);
  const analyticsId = optional(env, "ANALYTICS_ID");
  const sentryDsn = url(env, "SENTRY_DSN", ["http:", "https:"]);
  return {
    host: optional(env, "HOST") ?? "127.0.0.1",
    port,
    dataDir: resolve(optional(env, "ATRIUM_DATA_DIR") ?? "./data"),
    publicUrl: origin(env, "ATRIUM_PUBLIC_URL") ?? `http://localhost:${port}`,
    ...(secret === undefined ? {} : { secret }),
    database: databaseUrl === undefined ? { kind: "pglite" } : { kind: "postgres", url: databaseUrl },
    realtime: readRealtime(env),
    ...(model === undefined ? {} : { model }),
    ...(s3 === undefined
      ? {}
      : {
          s3: {
            endpoint: s3.S3_ENDPOINT,
            bucket: s3.S3_BUCKET,
            region: s3.S3_REGION,
            accessKeyId: s3.S3_ACCESS_KEY_ID,
            secretAccessKey: s3.S3_SECRET_ACCESS_KEY,
          },
        }),
    ...(google === undefined ? {} : { google }),
    weather: {
      baseUrl: url(env, "WEATHER_BASE_URL", ["http:", "https:"]) ?? "https://api.open-meteo.com",
      geocodingBaseUrl: url(env, "GEOCODING_BASE_URL", ["http:", "https:"]) ?? "https://geocoding-api.open-meteo.com",
    },
    integrations: readIntegrations(env),
    ...(analyticsId === undefined ? {} : { analyticsId }),
    ...(sentryDsn === undefined ? {} : { sentryDsn }),
    offline: oneOf(env, "ATRIUM_OFFLINE", ["on", "off"]) !== "off",
    logLevel: oneOf(env, "LOG_LEVEL", ["fatal", "error", "warn", "info", "debug", "trace", "silent"]) ?? "info",
    rateLimitFactor:
      optional(env, "ATRIUM_RATE_LIMITS") === "off"
        ? Number.POSITIVE_INFINITY
        : number(env, "ATRIUM_RATE_LIMITS", { default: 1, min: 0.01, max: 1_000_000, integer: false }),
    trustedProxies: (optional(env, "ATRIUM_TRUSTED_PROXIES") ?? "")
      .split(",")
      .map((entry) => entry.trim())
      .filter((entry) => entry !== ""),
    publicMetrics: oneOf(env, "ATRIUM_METRICS", ["local", "public"]) === "public",
  };
}

function readRealtime(env: Environment): Config["realtime"] {
  const apiKey = optional(env, "ABLY_API_KEY");
  const endpoint = optional(env, "ABLY_ENDPOINT");
  if (apiKey !== undefined && !/^[^\s.:]+\.[^\s.:]+:\S+$/.test(apiKey)) {
    throw new ConfigError("ABLY_API_KEY", "must look like app.key:secret");
  }
  if (endpoint === undefined) return apiKey === undefined ? { kind: "in-process" } : { kind: "ably", apiKey };
  if (!/^[\w.-]+:\d{1,5}$/.test(endpoint)) throw new ConfigError("ABLY_ENDPOINT", "must be host:port");
  if (apiKey === undefined) throw new ConfigError("ABLY_API_KEY", "is missing, but ABLY_ENDPOINT is set");
  return { kind: "ably-local", apiKey, endpoint };
}

const LOOPBACK = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?(\/|$)/;

function readGoogle(env: Environment): Config["google"] {
  const issuer = url(env, "GOOGLE_ISSUER", ["http:", "https:"]);
  const client = group(env, ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"]);
  if (client === undefined) {
    if (issuer !== undefined) throw new ConfigError("GOOGLE_CLIENT_ID", "is missing, but GOOGLE_ISSUER is set");
    return undefined;
  }
  if (issuer?.startsWith("http:") === true && !LOOPBACK.test(issuer)) {
    throw new ConfigError("GOOGLE_ISSUER", "must begin with https://, unless it is on this machine");
  }
  return {
    clientId: client.GOOGLE_CLIENT_ID,
    clientSecret: client.GOOGLE_CLIENT_SECRET,
    issuer: issuer ?? "https://accounts.google.com",
  };
}

function readModel(env: Environment): Config["model"] {
  const baseUrl = url(env, "OPENAI_BASE_URL", ["http:", "https:"]);
  const apiKey = optional(env, "OPENAI_API_KEY");
  if (apiKey === undefined) {
    const given = ["OPENAI_BASE_URL", "ATRIUM_MODEL"].find((name) => optional(env, name) !== undefined);
    if (given !== undefined) throw new ConfigError("OPENAI_API_KEY", `is missing, but ${given} is set`);
    return undefined;
  }
  return {
    apiKey,
    baseUrl: baseUrl ?? "https://api.openai.com/v1",
    name: optional(env, "ATRIUM_MODEL") ?? "gpt-4",
  };
}

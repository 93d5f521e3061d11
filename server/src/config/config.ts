import { resolve } from "node:path";
import type { ModelEndpoint } from "./model-endpoint.ts";
import { CHANNEL, STABLE } from "@atrium/federation-kit/releases";
import { IMPORT_MAX_LENGTH, MODEL_MAX_TOKENS, Settings } from "@atrium/shared-contracts/wire";
import { isTrustable } from "../network/caller-address.ts";
import { isLoopback } from "../network/loopback.ts";
import { readIntegrations, type IntegrationCredentials, type IntegrationProvider } from "./integrations.ts";
import { readRealtime, type RealtimeConfig } from "./realtime.ts";
import { ConfigError, type Environment, group, number, oneOf, optional, origin, url } from "./variables.ts";

/** The language model, and what people may do with it. */
export interface ModelConfig extends ModelEndpoint {
  /** Asked in this order if the endpoint can't answer. */
  readonly fallbacks?: readonly ModelEndpoint[];
  /** Models that people may choose besides `name`; `*` means all that the endpoint lists. */
  readonly models: readonly string[] | "*";
  /** The maximum tokens of a reply, whatever the user's settings say. */
  readonly maxTokens: number;
  /** About how many tokens the model gets for a reply: instructions, tools, files and messages together. */
  readonly contextTokens: number;
  /** The tokens that a person's models may take in a day. Unlimited if undefined. */
  readonly tokensPerDay?: number;
  /** Milliseconds that an endpoint has for the first token of its answer. */
  readonly firstTokenMs?: number;
  /** The models that take images; `*` means all. None if it's undefined. */
  readonly visionModels?: readonly string[] | "*";
}

/** All settings of an installation, read once at startup from the environment. */
export type Config = {
  readonly host: string;
  readonly port: number;
  /** Absolute path of the directory for everything the server writes. */
  readonly dataDir: string;
  /** The origin that browsers see, without a trailing slash. */
  readonly publicUrl: string;
  /** If undefined, the first start generates one in the data directory. */
  readonly secret?: string;
  readonly database: { readonly kind: "pglite" } | { readonly kind: "postgres"; readonly url: string };
  readonly realtime: RealtimeConfig;
  /** If undefined, the built-in assistant is used. */
  readonly model?: ModelConfig;
  /** How many characters a reply may have before it's cut off; each time it's continued, that many more. */
  readonly replyMaxCharacters: number;
  /** If undefined, sign-in with Google isn't configured. */
  readonly google?: { readonly clientId: string; readonly clientSecret: string; readonly issuer: string };
  readonly weather: { readonly baseUrl: string; readonly geocodingBaseUrl: string };
  readonly integrations: Partial<Record<IntegrationProvider, IntegrationCredentials>>;
  readonly analyticsId?: string;
  readonly sentryDsn?: string;
  /** Whether a service worker lets the frame open offline. */
  readonly offline: boolean;
  /** Which channel of the registry's pointers pages follow. */
  readonly channel: string;
  readonly logLevel: string;
  /** Multiplies all rate limits; Infinity turns them off. */
  readonly rateLimitFactor: number;
  /** Addresses or networks of the reverse proxies whose X-Forwarded-For is trusted. */
  readonly trustedProxies: readonly string[];
  /** Whether GET /metrics also answers callers from other machines. */
  readonly publicMetrics: boolean;
};

/**
 * Reads and validates the configuration.
 * @throws {ConfigError} with a one-line message that names the variable and the problem.
 */
export function readConfig(env: Environment): Config {
  const port = number(env, "PORT", { default: 8080, min: 0, max: 65_535 });
  const publicUrl = origin(env, "ATRIUM_PUBLIC_URL") ?? `http://localhost:${port}`;
  const databaseUrl = optional(env, "DATABASE_URL");
  if (databaseUrl !== undefined) url(env, "DATABASE_URL", ["postgres:", "postgresql:"]);
  const instances = number(env, "ATRIUM_INSTANCES", { default: 1, min: 1, max: 1_000 });
  if (instances > 1) requireShared(env);
  refuseS3(env);
  const secret = optional(env, "ATRIUM_SECRET");
  if (secret !== undefined && secret.length < 32)
    throw new ConfigError("ATRIUM_SECRET", "needs at least 32 characters");
  const model = readModel(env);
  const google = readGoogle(env);
  const analyticsId = optional(env, "ANALYTICS_ID");
  const sentryDsn = url(env, "SENTRY_DSN", ["http:", "https:"]);
  return {
    host: optional(env, "HOST") ?? "127.0.0.1",
    port,
    dataDir: resolve(optional(env, "ATRIUM_DATA_DIR") ?? "./data"),
    publicUrl,
    ...(secret === undefined ? {} : { secret }),
    database: databaseUrl === undefined ? { kind: "pglite" } : { kind: "postgres", url: databaseUrl },
    realtime: readRealtime(env, publicUrl),
    ...(model === undefined ? {} : { model }),
    replyMaxCharacters: number(env, "ATRIUM_REPLY_MAX_CHARACTERS", {
      default: 500_000,
      min: 1_000,
      max: IMPORT_MAX_LENGTH,
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
    channel: readChannel(env),
    logLevel: oneOf(env, "LOG_LEVEL", ["fatal", "error", "warn", "info", "debug", "trace", "silent"]) ?? "info",
    rateLimitFactor:
      optional(env, "ATRIUM_RATE_LIMITS") === "off"
        ? Number.POSITIVE_INFINITY
        : number(env, "ATRIUM_RATE_LIMITS", { default: 1, min: 0.01, max: 1_000_000, integer: false }),
    trustedProxies: readTrustedProxies(env, publicUrl),
    publicMetrics: oneOf(env, "ATRIUM_METRICS", ["local", "public"]) === "public",
  };
}

function readChannel(env: Environment): string {
  const channel = optional(env, "ATRIUM_CHANNEL") ?? STABLE;
  if (CHANNEL.test(channel)) return channel;
  throw new ConfigError("ATRIUM_CHANNEL", "must be a name in lower case, such as beta");
}

function readTrustedProxies(env: Environment, publicUrl: string): readonly string[] {
  // Browsers elsewhere don't call from this machine, so whoever does is most likely the proxy they come through.
  const entries = (optional(env, "ATRIUM_TRUSTED_PROXIES") ?? (isLoopback(publicUrl) ? "" : "loopback"))
    .split(",")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");
  const wrong = entries.find((entry) => !isTrustable(entry));
  if (wrong === undefined) return entries;
  throw new ConfigError(
    "ATRIUM_TRUSTED_PROXIES",
    `must be addresses or networks such as 10.0.0.0/8, separated by commas: "${wrong}" is none`,
  );
}

/** Variables that several processes must share. Without one of these, each process would serve only some of the users. */
const SHARED = {
  DATABASE_URL: "a PostgreSQL server",
  ATRIUM_SECRET: "one secret for all of them",
  ABLY_API_KEY: "one realtime service for all of them",
};

function requireShared(env: Environment): void {
  for (const [name, what] of Object.entries(SHARED)) {
    if (optional(env, name) !== undefined) continue;
    throw new ConfigError("ATRIUM_INSTANCES", `is more than 1, which needs ${what} in ${name}`);
  }
}

/** Refuses to start with an S3 store configured: media are always in the data directory, so the operator would look for them in vain. */
function refuseS3(env: Environment): void {
  const given = Object.keys(env).find((name) => name.startsWith("S3_") && optional(env, name) !== undefined);
  if (given === undefined) return;
  throw new ConfigError(given, "must not be set: this version keeps files in the data directory only, not in S3");
}

function readGoogle(env: Environment): Config["google"] {
  const issuer = url(env, "GOOGLE_ISSUER", ["http:", "https:"]);
  const client = group(env, ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"]);
  if (client === undefined) {
    if (issuer !== undefined) throw new ConfigError("GOOGLE_CLIENT_ID", "is missing, but GOOGLE_ISSUER is set");
    return undefined;
  }
  if (issuer?.startsWith("http:") === true && !isLoopback(issuer)) {
    throw new ConfigError("GOOGLE_ISSUER", "must begin with https://, unless it is on this machine");
  }
  return {
    clientId: client.GOOGLE_CLIENT_ID,
    clientSecret: client.GOOGLE_CLIENT_SECRET,
    issuer: issuer ?? "https://accounts.google.com",
  };
}

const OPENAI_URL = "https://api.openai.com/v1";
const MAX_ENDPOINTS = 9;
/** A variable of a further endpoint. */
const ENDPOINT = /^(?:OPENAI_API_KEY|OPENAI_BASE_URL|ATRIUM_MODEL)_(?<number>\d+)$/u;

function readModel(env: Environment): Config["model"] {
  const baseUrl = url(env, "OPENAI_BASE_URL", ["http:", "https:"]);
  const apiKey = optional(env, "OPENAI_API_KEY");
  if (apiKey === undefined) {
    const given = [
      "OPENAI_BASE_URL",
      "ATRIUM_MODEL",
      "ATRIUM_MODELS",
      "ATRIUM_MAX_TOKENS",
      "ATRIUM_FIRST_TOKEN_SECONDS",
      "ATRIUM_VISION_MODELS",
      "ATRIUM_MODEL_CONTEXT_TOKENS",
      "ATRIUM_USER_TOKENS_PER_DAY",
      ...Object.keys(env).filter((name) => ENDPOINT.test(name)),
    ].find((name) => optional(env, name) !== undefined);
    if (given !== undefined) throw new ConfigError("OPENAI_API_KEY", `is missing, but ${given} is set`);
    return undefined;
  }
  const name = optional(env, "ATRIUM_MODEL") ?? "gpt-4";
  return {
    apiKey,
    baseUrl: baseUrl ?? OPENAI_URL,
    name,
    fallbacks: readFallbacks(env, name),
    models: readModels(env, "ATRIUM_MODELS"),
    visionModels: readModels(env, "ATRIUM_VISION_MODELS"),
    maxTokens: number(env, "ATRIUM_MAX_TOKENS", { default: 8_000, min: 1, max: MODEL_MAX_TOKENS }),
    contextTokens: number(env, "ATRIUM_MODEL_CONTEXT_TOKENS", { default: 32_000, min: 4_000, max: 2_000_000 }),
    ...(optional(env, "ATRIUM_USER_TOKENS_PER_DAY") === undefined
      ? {}
      : { tokensPerDay: number(env, "ATRIUM_USER_TOKENS_PER_DAY", { default: 0, min: 1, max: 1_000_000_000 }) }),
    firstTokenMs: number(env, "ATRIUM_FIRST_TOKEN_SECONDS", { default: 20, min: 1, max: 600 }) * 1_000,
  };
}

/** The further endpoints, in variables that end in `_2`, `_3` and so on. */
function readFallbacks(env: Environment, name: string): readonly ModelEndpoint[] {
  const fallbacks: ModelEndpoint[] = [];
  for (const given of Object.keys(env)) {
    const number = Number(ENDPOINT.exec(given)?.groups?.["number"] ?? 2);
    if (optional(env, given) !== undefined && !(number >= 2 && number <= MAX_ENDPOINTS))
      throw new ConfigError(given, `is set, but further endpoints have the numbers 2 to ${MAX_ENDPOINTS}`);
  }
  for (let number = 2; number <= MAX_ENDPOINTS; number += 1) {
    const names = {
      key: `OPENAI_API_KEY_${number}`,
      url: `OPENAI_BASE_URL_${number}`,
      model: `ATRIUM_MODEL_${number}`,
    };
    const given = Object.values(names).find((variable) => optional(env, variable) !== undefined);
    if (given === undefined) continue;
    if (fallbacks.length < number - 2)
      throw new ConfigError(given, `is set, but nothing that ends in _${number - 1}: the numbers have no gaps`);
    const apiKey = optional(env, names.key);
    if (apiKey === undefined) throw new ConfigError(names.key, `is missing, but ${given} is set`);
    const baseUrl = url(env, names.url, ["http:", "https:"]) ?? OPENAI_URL;
    fallbacks.push({ apiKey, baseUrl, name: optional(env, names.model) ?? name });
  }
  return fallbacks;
}

function readModels(env: Environment, variable: string): readonly string[] | "*" {
  const text = optional(env, variable);
  if (text === undefined) return [];
  if (text === "*") return "*";
  const names = text.split(",").map((name) => name.trim());
  const wrong = names.find((name) => !Settings.shape.chat.shape.model.safeParse(name).success);
  if (wrong === undefined) return names;
  throw new ConfigError(variable, `must be * or names of models, separated by commas: "${wrong}" is none`);
}

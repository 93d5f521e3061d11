import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { StartError } from "../errors/start-error.ts";
import { readConfig } from "./config.ts";
import { deriveKey, loadSecret } from "./secret.ts";
import { ConfigError } from "./variables.ts";

const SHARED = {
  ATRIUM_INSTANCES: "2",
  DATABASE_URL: "postgres://db.example/atrium",
  ATRIUM_SECRET: "a secret of several processes, 32 long",
  ABLY_API_KEY: "app.key:secret",
};
const GOOGLE = { GOOGLE_CLIENT_ID: "id", GOOGLE_CLIENT_SECRET: "secret" };

describe("the configuration", () => {
  it("works without any variables: everything has a default", () => {
    expect(readConfig({})).toMatchObject({
      host: "127.0.0.1",
      port: 8080,
      publicUrl: "http://localhost:8080",
      database: { kind: "pglite" },
      realtime: { kind: "in-process" },
      rateLimitFactor: 1,
      replyMaxCharacters: 500_000,
      integrations: {},
    });
    for (const part of ["model", "google", "secret"]) expect(readConfig({})).not.toHaveProperty(part);
  });

  it.each<[Record<string, string>, string[]]>([
    [{ ATRIUM_PUBLIC_URL: "http://localhost:3000" }, []],
    [{ ATRIUM_PUBLIC_URL: "https://atrium.example" }, ["loopback"]],
    [{ ATRIUM_PUBLIC_URL: "https://atrium.example", ATRIUM_TRUSTED_PROXIES: "10.0.0.0/8" }, ["10.0.0.0/8"]],
  ])("trusts a proxy on this machine if people use another address, unless told otherwise: %j", (env, trusted) => {
    expect(readConfig(env).trustedProxies).toEqual(trusted);
  });

  it.each<[Record<string, string>, RegExp]>([
    [{ PORT: "http" }, /^PORT must be/],
    [{ PORT: "70000" }, /^PORT must be/],
    [{ PORT: "0x10" }, /^PORT must be/],
    [{ PORT: "1e4" }, /^PORT must be/],
    [{ PORT: " 8080" }, /^PORT must be/],
    [{ ATRIUM_INSTANCES: "+1" }, /^ATRIUM_INSTANCES must be/],
    [{ ATRIUM_RATE_LIMITS: "1e1" }, /^ATRIUM_RATE_LIMITS must be/],
    [{ ATRIUM_TRUSTED_PROXIES: "*" }, /^ATRIUM_TRUSTED_PROXIES must be addresses or networks .*: "\*" is none$/],
    [{ ATRIUM_TRUSTED_PROXIES: "127.0.0.1, 10.0.0.0/99" }, /^ATRIUM_TRUSTED_PROXIES must be .*"10.0.0.0\/99" is none$/],
    [{ ATRIUM_PUBLIC_URL: "atrium.example" }, /^ATRIUM_PUBLIC_URL must be/],
    [{ ATRIUM_PUBLIC_URL: "https://atrium.example/app" }, /^ATRIUM_PUBLIC_URL must be an origin/],
    [{ ATRIUM_SECRET: "short" }, /^ATRIUM_SECRET needs at least 32/],
    [{ DATABASE_URL: "mysql://x" }, /^DATABASE_URL must be/],
    [{ ATRIUM_INSTANCES: "2" }, /^ATRIUM_INSTANCES is more than 1, which needs a PostgreSQL server in DATABASE_URL$/],
    [{ ...SHARED, ATRIUM_SECRET: "" }, /^ATRIUM_INSTANCES is more than 1, which needs one secret .* in ATRIUM_SECRET$/],
    [{ ...SHARED, ABLY_API_KEY: "" }, /^ATRIUM_INSTANCES is more than 1, which needs one realtime .* in ABLY_API_KEY$/],
    [{ ABLY_API_KEY: "nonsense" }, /^ABLY_API_KEY must look like/],
    [{ ABLY_ENDPOINT: "127.0.0.1:9000" }, /^ABLY_API_KEY is missing, but ABLY_ENDPOINT is set/],
    [{ ABLY_API_KEY: "app.key:secret", ABLY_ENDPOINT: "nowhere" }, /^ABLY_ENDPOINT must be host:port/],
    [{ OPENAI_BASE_URL: "http://127.0.0.1:1" }, /^OPENAI_API_KEY is missing, but OPENAI_BASE_URL is set/],
    [{ ABLY_API_KEY: "app.key:secret", ABLY_ENDPOINT: "wss://rt.example:9000" }, /^ABLY_ENDPOINT must be host:port/],
    [{ ABLY_API_KEY: "app.key:secret", ABLY_ENDPOINT: "rt.example:70000" }, /^ABLY_ENDPOINT must be host:port/],
    [
      {
        ABLY_API_KEY: "app.key:secret",
        ABLY_ENDPOINT: "http://rt.example:9000",
        ATRIUM_PUBLIC_URL: "https://atrium.example",
      },
      /^ABLY_ENDPOINT must begin with https:\/\/, because ATRIUM_PUBLIC_URL does$/,
    ],
    [{ S3_BUCKET: "b" }, /^S3_BUCKET must not be set: this version keeps files in the data directory only/],
    [{ ATRIUM_MODELS: "small" }, /^OPENAI_API_KEY is missing, but ATRIUM_MODELS is set/],
    [{ ATRIUM_MAX_TOKENS: "9" }, /^OPENAI_API_KEY is missing, but ATRIUM_MAX_TOKENS is set/],
    [{ OPENAI_API_KEY: "k", ATRIUM_MODELS: "small,,big" }, /^ATRIUM_MODELS must be \* or names of models.*"" is none$/],
    [{ ATRIUM_VISION_MODELS: "big" }, /^OPENAI_API_KEY is missing, but ATRIUM_VISION_MODELS is set/],
    [{ OPENAI_API_KEY: "k", ATRIUM_VISION_MODELS: "big," }, /^ATRIUM_VISION_MODELS must be \* or names of models/],
    [{ OPENAI_API_KEY: "k", ATRIUM_MODELS: "*,big" }, /^ATRIUM_MODELS must be \* or names of models/],
    [{ OPENAI_API_KEY: "k", ATRIUM_MAX_TOKENS: "0" }, /^ATRIUM_MAX_TOKENS must be a whole number from 1 to 128000/],
    [{ OPENAI_API_KEY_2: "k" }, /^OPENAI_API_KEY is missing, but OPENAI_API_KEY_2 is set/],
    [{ OPENAI_API_KEY: "k", ATRIUM_MODEL_2: "small" }, /^OPENAI_API_KEY_2 is missing, but ATRIUM_MODEL_2 is set/],
    [{ OPENAI_API_KEY: "k", OPENAI_BASE_URL_2: "ftp://x", OPENAI_API_KEY_2: "k" }, /^OPENAI_BASE_URL_2 must be a URL/],
    [{ OPENAI_API_KEY: "k", OPENAI_API_KEY_3: "k" }, /^OPENAI_API_KEY_3 is set, but nothing that ends in _2/],
    [{ OPENAI_API_KEY_3: "k" }, /^OPENAI_API_KEY is missing, but OPENAI_API_KEY_3 is set/],
    [
      { OPENAI_API_KEY: "k", OPENAI_API_KEY_10: "k" },
      /^OPENAI_API_KEY_10 is set, but further endpoints have the numbers 2 to 9/,
    ],
    [{ OPENAI_API_KEY: "k", ATRIUM_FIRST_TOKEN_SECONDS: "0" }, /^ATRIUM_FIRST_TOKEN_SECONDS must be/],
    [{ GOOGLE_CLIENT_ID: "id" }, /^GOOGLE_CLIENT_SECRET is missing, but GOOGLE_CLIENT_ID is set/],
    [{ GOOGLE_CLIENT_SECRET: "s" }, /^GOOGLE_CLIENT_ID is missing, but GOOGLE_CLIENT_SECRET is set/],
    [{ GOOGLE_ISSUER: "https://idp.example" }, /^GOOGLE_CLIENT_ID is missing, but GOOGLE_ISSUER is set/],
    [{ ...GOOGLE, GOOGLE_ISSUER: "http://idp.example" }, /^GOOGLE_ISSUER must begin with https/],
    [{ ...GOOGLE, GOOGLE_ISSUER: "http://localhost.evil.example" }, /^GOOGLE_ISSUER must begin with https/],
    [{ SLACK_CLIENT_SECRET: "s" }, /^SLACK_CLIENT_ID is missing, but SLACK_CLIENT_SECRET is set/],
    [{ SENTRY_DSN: "key@errors.example/42" }, /^SENTRY_DSN must be a URL/],
    [{ ATRIUM_OFFLINE: "no" }, /^ATRIUM_OFFLINE must be one of on, off/],
    [{ ATRIUM_CHANNEL: "Beta 2" }, /^ATRIUM_CHANNEL must be a name in lower case/],
    [{ WEATHER_BASE_URL: "file:///etc" }, /^WEATHER_BASE_URL must be a URL/],
  ])("refuses %j in one line that names the variable", (env, message) => {
    const read = () => readConfig(env);
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(message);
  });

  it("uses Google as the issuer by default, and accepts others over https, or http on this machine", () => {
    const issuer = (env: Record<string, string>) => readConfig({ ...GOOGLE, ...env }).google?.issuer;
    expect(issuer({})).toBe("https://accounts.google.com");
    expect(issuer({ GOOGLE_ISSUER: "https://idp.example/realm" })).toBe("https://idp.example/realm");
    expect(issuer({ GOOGLE_ISSUER: "http://127.0.0.1:4000" })).toBe("http://127.0.0.1:4000");
  });

  it("allows several processes if they share a database, a secret and a realtime service", () => {
    expect(readConfig(SHARED).realtime).toEqual({ kind: "ably", apiKey: "app.key:secret" });
  });

  it.each<[endpoint: string, publicUrl: string, expected: object]>([
    ["rt.example:9000", "http://atrium.example", { host: "rt.example", port: 9000, tls: false }],
    ["rt.example:9000", "https://atrium.example", { host: "rt.example", port: 9000, tls: true }],
    ["https://rt.example:443", "http://atrium.example", { host: "rt.example", port: 443, tls: true }],
    ["http://[::1]:9000", "http://localhost:8080", { host: "::1", port: 9000, tls: false }],
  ])("reaches realtime at %s for a page at %s", (endpoint, publicUrl, expected) => {
    const env = { ABLY_API_KEY: "app.key:secret", ABLY_ENDPOINT: endpoint, ATRIUM_PUBLIC_URL: publicUrl };
    expect(readConfig(env).realtime).toMatchObject({ kind: "ably-local", endpoint: expected });
  });

  it("offers one model and replies of 8,000 tokens by default", () => {
    const model = (env: Record<string, string>) => readConfig({ OPENAI_API_KEY: "k", ...env }).model;
    expect(model({})).toMatchObject({ name: "gpt-4", models: [], maxTokens: 8_000 });
    expect(model({ ATRIUM_MODELS: "small, vendor/big:2" })).toMatchObject({ models: ["small", "vendor/big:2"] });
    expect(model({})).toMatchObject({ visionModels: [] });
    expect(model({ ATRIUM_VISION_MODELS: "small, big" })).toMatchObject({ visionModels: ["small", "big"] });
    expect(model({ ATRIUM_MODELS: "*", ATRIUM_MAX_TOKENS: "500" })).toMatchObject({ models: "*", maxTokens: 500 });
  });

  it("reads the budgets of tokens: 32,000 for what a model gets, and none for a person, unless they're set", () => {
    const model = (env: Record<string, string>) => readConfig({ OPENAI_API_KEY: "k", ...env }).model;
    expect([model({})?.contextTokens, model({})?.tokensPerDay]).toEqual([32_000, undefined]);
    expect(model({ ATRIUM_MODEL_CONTEXT_TOKENS: "128000", ATRIUM_USER_TOKENS_PER_DAY: "500000" })).toMatchObject({
      contextTokens: 128_000,
      tokensPerDay: 500_000,
    });
    for (const name of ["ATRIUM_MODEL_CONTEXT_TOKENS", "ATRIUM_USER_TOKENS_PER_DAY"]) {
      expect(() => model({ [name]: "0" })).toThrow(name);
      expect(() => readConfig({ [name]: "5000" })).toThrow("OPENAI_API_KEY");
    }
  });

  it("reads further endpoints by the numbers at the end of their variables", () => {
    const env = { OPENAI_API_KEY: "k", ATRIUM_MODEL: "big", OPENAI_API_KEY_2: "k2", OPENAI_API_KEY_3: "k3" };
    const third = { OPENAI_BASE_URL_3: "http://127.0.0.1:1/v1", ATRIUM_MODEL_3: "small" };
    expect(readConfig({ ...env, ...third }).model?.fallbacks).toEqual([
      { apiKey: "k2", baseUrl: "https://api.openai.com/v1", name: "big" },
      { apiKey: "k3", baseUrl: "http://127.0.0.1:1/v1", name: "small" },
    ]);
  });

  it("reads integrations by their variables' prefix", () => {
    const env = {
      GOOGLE_DRIVE_CLIENT_ID: "i",
      GOOGLE_DRIVE_CLIENT_SECRET: "s",
      GOOGLE_DRIVE_TOKEN_URL: "http://127.0.0.1/t",
    };
    expect(readConfig(env).integrations).toEqual({
      "google-drive": { clientId: "i", clientSecret: "s", tokenUrl: "http://127.0.0.1/t" },
    });
  });
});

describe("the secret", () => {
  it("is created once, readable only by its owner, and is the same for two processes that start at once", async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "atrium-secret-"));
    const secrets = await Promise.all([loadSecret({ dataDir }), loadSecret({ dataDir })]);
    expect(new Set(secrets).size).toBe(1);
    expect(await loadSecret({ dataDir })).toBe(secrets[0]);
    const { mode } = await stat(join(dataDir, "secret"));
    expect((mode & 0o777).toString(8)).toBe("600");
    expect((await readFile(join(dataDir, "secret"), "utf8")).length).toBeGreaterThanOrEqual(32);
    expect(await readdir(dataDir)).toEqual(["secret"]);
    await rm(dataDir, { recursive: true });
  });

  it.each(["", "cut off", "\u0000\ufffd".repeat(32)])(
    "stops the start with the file's name when it's damaged (%j)",
    async (content) => {
      const dataDir = await mkdtemp(join(tmpdir(), "atrium-secret-"));
      await writeFile(join(dataDir, "secret"), content);
      const loading = loadSecret({ dataDir });
      await expect(loading).rejects.toThrow(StartError);
      await expect(loading).rejects.toThrow(`${join(dataDir, "secret")} is damaged`);
      expect(await readFile(join(dataDir, "secret"), "utf8")).toBe(content);
      await rm(dataDir, { recursive: true });
    },
  );

  it("derives a different key for each purpose", () => {
    const secret = "s".repeat(32);
    expect(deriveKey(secret, "a")).toHaveLength(32);
    expect(deriveKey(secret, "a")).toEqual(deriveKey(secret, "a"));
    expect(deriveKey(secret, "a")).not.toEqual(deriveKey(secret, "b"));
  });
});
